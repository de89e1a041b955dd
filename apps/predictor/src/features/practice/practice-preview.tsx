import { LIMITS, type MatchResultAnswer, type MatchResultQuestion } from '@touchline/game-rules'
import { ArrowIcon, cardAttributes, StatusTag } from '@touchline/ui-kit'
import { ScoreInput } from '@touchline/ui-kit/questions'
import { GameLink } from '../../navigation/game-link.tsx'
import { PRACTICE_SCORE_QUESTION, PRACTICE_TEAMS } from '../../platform/practice-teams.ts'
import { practiceCopy } from './practice-copy.ts'

const QUESTION: MatchResultQuestion = {
  id: 'practice-preview',
  kind: 'match-result',
  text: PRACTICE_SCORE_QUESTION,
  ...PRACTICE_TEAMS,
  maxScore: LIMITS.maxScore,
}

const ANSWER: MatchResultAnswer = { kind: 'match-result', home: 27, away: 20 }

interface PracticePreviewProps {
  /** The address of the practice match. */
  readonly to: string
}

/**
 * Shows the first card of the practice match as it looks when it is answered. It is a picture: a press anywhere on it leads
 * to the match, like the link above it, which is the one for the keyboard and for screen readers.
 */
export function PracticePreview({ to }: PracticePreviewProps) {
  return (
    <GameLink
      to={to}
      aria-hidden="true"
      tabIndex={-1}
      style={{ inlineSize: '100%' }}
      {...cardAttributes({ pressable: true })}
    >
      <div inert>
        <p>{QUESTION.text}</p>
        <ScoreInput question={QUESTION} answer={ANSWER} onAnswerChange={() => undefined} />
      </div>
      <p style={{ marginBlockStart: '12px' }}>
        <StatusTag icon={<ArrowIcon />} filled>
          {practiceCopy.tap}
        </StatusTag>
      </p>
    </GameLink>
  )
}
