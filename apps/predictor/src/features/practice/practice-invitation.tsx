import { LIMITS, type MatchResultAnswer, type MatchResultQuestion } from '@touchline/game-rules'
import { buttonAttributes, cardAttributes, ForwardIcon } from '@touchline/ui-kit'
import { ScoreInput } from '@touchline/ui-kit/questions'
import { GameLink } from '../../navigation/game-link.tsx'
import styles from './practice.module.css'
import { PRACTICE_SCORE_QUESTION, PRACTICE_TEAMS, practiceCopy } from './practice-copy.ts'

const QUESTION: MatchResultQuestion = {
  id: 'practice-preview',
  kind: 'match-result',
  text: PRACTICE_SCORE_QUESTION,
  ...PRACTICE_TEAMS,
  maxScore: LIMITS.maxScore,
}

const ANSWER: MatchResultAnswer = { kind: 'match-result', home: 27, away: 20 }

export interface PracticeInvitationProps {
  /** The address of the practice match. */
  readonly to: string
}

/**
 * Leads to the practice match. Its first card is shown as it looks when it is answered. The card is a picture: a press
 * anywhere on it leads to the match, like the link above it, which is the one for the keyboard and for screen readers.
 */
export function PracticeInvitation({ to }: PracticeInvitationProps) {
  return (
    <>
      <GameLink to={to} {...buttonAttributes({ variant: 'secondary', size: 'l', wide: true })}>
        {practiceCopy.tryIt}
      </GameLink>
      <GameLink to={to} aria-hidden="true" tabIndex={-1} {...cardAttributes({ pressable: true })}>
        <div inert className={styles['picture']}>
          <p>{QUESTION.text}</p>
          <ScoreInput question={QUESTION} answer={ANSWER} onAnswerChange={() => undefined} />
        </div>
        <span className={styles['tap']}>
          {practiceCopy.tap}
          <ForwardIcon />
        </span>
      </GameLink>
    </>
  )
}
