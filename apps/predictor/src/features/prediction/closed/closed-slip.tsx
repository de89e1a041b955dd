import { answerTo, type Question } from '@touchline/game-rules'
import { cardAttributes, DownIcon, VisuallyHidden } from '@touchline/ui-kit'
import { useId, useState } from 'react'
import closedFixture from '../../../fixture/closed-fixture/closed-fixture.module.css'
import { crowdCopy, whatIfCopy } from '../../../fixture/closed-fixture/closed-fixture-copy.ts'
import { CrowdLens } from '../../../fixture/closed-fixture/crowd-lens.tsx'
import { useCrowd } from '../../../fixture/closed-fixture/crowd-shares.ts'
import { OpenPoints } from '../../../fixture/closed-fixture/open-points.tsx'
import { useOpenPoints } from '../../../fixture/closed-fixture/points-so-far.ts'
import { answerText, cardLabel } from '../../../fixture/question-texts.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import layout from '../../../screen/screen-layout.module.css'
import type { Card } from '../form/match-sheet.ts'
import { predictionCopy, REFUSAL_TEXT } from '../prediction-copy.ts'
import { Receipt } from '../receipt/receipt.tsx'
import styles from './closed-slip.module.css'

interface ClosedSlipProps {
  readonly questions: FixtureQuestions
  readonly savedAnswers: SavedAnswers
  /** The state of each answer. */
  readonly cards: readonly Card[]
}

/** Renders the answers to a fixture that takes no more of them: a row for each, next to how many fans agree. */
export function ClosedSlip({ questions, savedAnswers, cards }: ClosedSlipProps) {
  const answered = { questions, answers: savedAnswers }
  const [areAllOpen, setAreAllOpen] = useState(false)
  const listId = useId()
  const crowdOf = useCrowd(answered)
  const { rightNow } = useOpenPoints(answered)
  return (
    <>
      {Object.keys(savedAnswers.prediction).length === 0 ? (
        <NothingSaved cards={cards} />
      ) : (
        <Receipt questions={questions} savedAnswers={savedAnswers} />
      )}
      <OpenPoints {...answered} />
      <ol id={listId} className={`${cardAttributes().className} ${layout['rows']} ${styles['rows']}`}>
        {cards.map(({ question, answer, standing, missed }, place) => {
          const worth = rightNow.get(question.id)
          const isShared =
            crowdOf !== undefined && answerTo(savedAnswers.prediction, question.id) !== undefined
          return (
            <li key={question.id} className={styles['row']} data-open={areAllOpen || undefined}>
              <p className={`${layout['note']} ${layout['detail']} ${styles['whole']}`}>
                {cardLabel('prediction', place + 1)}
              </p>
              <h3 tabIndex={-1} className={styles['question']}>
                {question.text}
              </h3>
              <div className={styles['answer']}>
                <p className={styles['pick']} data-saved={standing.name === 'saved' || undefined}>
                  {answer === undefined ? predictionCopy.noAnswer : answerText(question, answer)}
                  {worth === undefined ? null : (
                    <span className={styles['worth']}> {whatIfCopy.now(worth)}</span>
                  )}
                </p>
                {isShared ? (
                  // Of the final score that of the same winner: nothing is known of the combinations of two scores.
                  <Share question={question} share={crowdOf(question)?.[0]?.own?.share} />
                ) : null}
                {standing.name === 'refused' ? (
                  <p className={styles['note']}>{REFUSAL_TEXT[standing.outcome]}</p>
                ) : null}
                {missed === undefined ? null : (
                  <p className={styles['note']}>{predictionCopy.missed(answerText(question, missed))}</p>
                )}
              </div>
              {areAllOpen ? (
                <div className={`${styles['whole']} ${styles['crowd']}`}>
                  <CrowdLens {...answered} question={question} />
                </div>
              ) : null}
            </li>
          )
        })}
        {questions.unavailable.map(({ id, reason }) => (
          <li key={id} className={styles['row']}>
            <p className={styles['note']}>{predictionCopy[reason]}</p>
          </li>
        ))}
      </ol>
      {crowdOf === undefined ? null : (
        <button
          type="button"
          className={closedFixture['opener']}
          aria-expanded={areAllOpen}
          aria-controls={listId}
          onClick={() => setAreAllOpen(!areAllOpen)}
        >
          {crowdCopy.title} <DownIcon />
        </button>
      )}
    </>
  )
}

/** Renders a share of all fans as a thin bar with its number; an empty place until it is known. */
function Share({ question, share }: { readonly question: Question; readonly share: number | undefined }) {
  if (share === undefined) return <p className={styles['share']} />
  const sentence = question.kind === 'match-result' ? crowdCopy.sameWinner(share) : crowdCopy.same(share)
  return (
    <p className={styles['share']}>
      <svg width="64" height="4" viewBox="0 0 64 4" aria-hidden="true" focusable="false">
        <rect width="64" height="4" rx="2" fill="var(--tl-line)" />
        <rect width={64 * share} height="4" rx="2" fill="var(--tl-accent)" />
      </svg>
      <span aria-hidden="true">{crowdCopy.percent(share)}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </p>
  )
}

/** Renders why no answer is saved; nothing if an answer may be stored: its row has the reason. */
function NothingSaved({ cards }: Pick<ClosedSlipProps, 'cards'>) {
  const unsaved = cards.filter(({ answer, missed }) => answer !== undefined || missed !== undefined)
  if (unsaved.length === 0) return <p>{predictionCopy.closedEmpty}</p>
  const areLate = unsaved.every(
    ({ standing, missed }) =>
      missed !== undefined || (standing.name === 'refused' && standing.outcome === 'closed'),
  )
  return areLate ? <p>{predictionCopy.closedMissed}</p> : null
}
