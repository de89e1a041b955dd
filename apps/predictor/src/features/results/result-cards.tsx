import { schemeFor } from '@touchline/game-rules'
import type { ReactNode } from 'react'
import type { SeenNumbers } from '../../device/seen-numbers.ts'
import { useGame } from '../../launch/use-game.ts'
import { cardLabel } from '../../match/card-label.ts'
import { CrowdDisclosure } from '../../match/closed-match/closed-match.tsx'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import layout from '../../screen/screen-layout.module.css'
import { ResultCard } from './result-card.tsx'

interface ResultCardsProps {
  readonly results: readonly QuestionResult[]
  readonly questions: FixtureQuestions
  readonly answers: StoredAnswers
  /** The points at the player's last visit, by question. */
  readonly seen: SeenNumbers | undefined
  /** What stands below the last card. */
  readonly children: ReactNode
}

/** Renders a card for each question with the player's answer, the result and the points. */
export function ResultCards({ results, questions, answers, seen, children }: ResultCardsProps) {
  const scheme = schemeFor(useGame().entry.tournament)
  return (
    <>
      <ol className={layout['cards']} data-inset>
        {results.map((result, place) => (
          <li key={result.question.id}>
            <ResultCard
              label={cardLabel('result', place + 1)}
              result={result}
              scheme={scheme}
              seenPoints={seen?.[result.question.id]}
            >
              <CrowdDisclosure asked={questions} answers={answers} question={result.question} />
            </ResultCard>
          </li>
        ))}
      </ol>
      {children}
    </>
  )
}
