import { MessageScreen, PlusPattern, ProgressSteps } from '@touchline/ui-kit'
import { useMemo, useRef } from 'react'
import { matchCopy } from '../../config/copy/match-copy.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { cardLabel } from '../../match/card-label.ts'
import { OpenPointsDisclosure } from '../../match/closed-match/closed-match.tsx'
import { useSpareImpressions } from '../../match/use-spare-impressions.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { TournamentMark } from '../../screen/tournament-mark.tsx'
import { PredictionNotices } from './prediction-notices.tsx'
import styles from './prediction-screen.module.css'
import { predictionSheet } from './prediction-sheet.ts'
import { QuestionCard } from './question-card.tsx'
import { Receipt } from './receipt.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { SuccessScreen } from './success-screen.tsx'
import { UnavailableCard } from './unavailable-card.tsx'
import { useFoundPrediction } from './use-found-prediction.ts'
import { usePredictionForm } from './use-prediction-form.ts'
import { useSheetTime } from './use-sheet-time.ts'

interface PredictionFormViewProps {
  readonly questions: FixtureQuestions
  /** The answers as the platform has them. */
  readonly savedAnswers: StoredAnswers
}

/** The form: one card a question along the touchline, and the bar that sends it. */
export function PredictionFormView({ questions, savedAnswers }: PredictionFormViewProps) {
  const { entry } = useGame()
  const { fixture, unavailable } = questions
  const list = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { form, dispatch, submit, stop, hadDraft } = usePredictionForm(questions, savedAnswers)
  const now = useSheetTime(questions)
  const sheet = useMemo(
    () => predictionSheet(form, questions, savedAnswers, now),
    [form, questions, savedAnswers, now],
  )
  const isAllSaved = Object.keys(savedAnswers.prediction).length > 0 && sheet.sendableCount === 0
  useFoundPrediction(fixture.id, isAllSaved && form.phase.name === 'editing')
  useSpareImpressions(questions, questions.questions)
  if (form.phase.name === 'submitted') {
    return (
      <SuccessScreen questions={questions} saved={form.saved} onStay={() => dispatch({ type: 'reopened' })} />
    )
  }
  return (
    <>
      <div ref={list} className={styles['sheet']}>
        <div className={styles['head']}>
          <PlusPattern />
          <h2 ref={title} tabIndex={-1} className={styles['title']}>
            {matchCopy.prediction}
          </h2>
          <TournamentMark src={entry.tournament.tournamentLogo} />
        </div>
        <PredictionNotices
          hadDraft={hadDraft && sheet.sendableCount > 0}
          isComplete={questions.isComplete}
          onDiscard={() => {
            dispatch({ type: 'discarded' })
            // The button is removed with its notice.
            title.current?.focus()
          }}
        />
        <OpenPointsDisclosure asked={questions} answers={savedAnswers} />
        <Receipt
          questions={questions}
          savedAnswers={savedAnswers}
          isClosed={sheet.isClosed}
          hasMissed={sheet.cards.some(({ missed }) => missed !== undefined)}
        />
        {sheet.cards.length === 0 && unavailable.length === 0 ? (
          <MessageScreen headingLevel={2} title={predictionCopy.empty} />
        ) : (
          <ProgressSteps>
            {sheet.cards.map((card, place) => (
              <QuestionCard
                key={card.question.id}
                label={cardLabel('prediction', place + 1)}
                card={card}
                isDraftNamed={sheet.hasSaved}
                dispatch={dispatch}
                asked={questions}
                savedAnswers={savedAnswers}
              />
            ))}
            {unavailable.map(({ id, reason }) => (
              <UnavailableCard key={id} reason={reason} />
            ))}
          </ProgressSteps>
        )}
      </div>
      <SubmitBar
        form={form}
        sheet={sheet}
        fixtureId={fixture.id}
        onSubmit={submit}
        onShowConflict={() => {
          const first = list.current?.querySelector<HTMLElement>('[data-conflict]')
          first?.scrollIntoView({ block: 'center' })
          first?.focus({ preventScroll: true })
        }}
        onStop={stop}
      />
    </>
  )
}
