import {
  answeredCount,
  answerTo,
  mergePredictions,
  picksFromPrediction,
  rugbyNotes,
} from '@touchline/game-rules'
import { MessageScreen, PlusPattern, Touchline } from '@touchline/ui-kit'
import { useImpressions } from '@touchline/ui-kit/engagement'
import { useMemo, useRef } from 'react'
import { matchCopy } from '../../config/copy/match-copy.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { cardLabel } from '../../match/card-label.ts'
import { useIsClosed } from '../../match/use-is-closed.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { type FixtureQuestions, shownItems } from '../../platform/fixture-questions.ts'
import { TournamentMark } from '../../screen/tournament-mark.tsx'
import {
  isSaved,
  missedAnswers,
  openConflicts,
  sendableAnswers,
  sendingAnswers,
  shownAnswers,
} from './form-answers.ts'
import { notesByQuestion } from './notes-by-question.ts'
import { PredictionNotices } from './prediction-notices.tsx'
import styles from './prediction-screen.module.css'
import { QuestionCard } from './question-card.tsx'
import { Receipt } from './receipt.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { SuccessScreen } from './success-screen.tsx'
import { UnavailableCard } from './unavailable-card.tsx'
import { useFoundPrediction } from './use-found-prediction.ts'
import { useOpenQuestions } from './use-open-questions.ts'
import { usePredictionForm } from './use-prediction-form.ts'

interface PredictionSheetProps {
  readonly asked: FixtureQuestions
  /** The answers as the platform has them. */
  readonly stored: StoredAnswers
}

/** The form: one card a question along the touchline, and the bar that sends it. */
export function PredictionSheet({ asked, stored }: PredictionSheetProps) {
  const { entry } = useGame()
  const sheet = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { form, dispatch, submit, hadDraft } = usePredictionForm(asked, stored)
  const isClosed = useIsClosed(asked.fixture)
  useImpressions(useMemo(() => shownItems(asked, asked.questions), [asked]))
  const open = useOpenQuestions(asked)
  const answers = shownAnswers(form, open)
  const sending = sendingAnswers(form)
  const unsent = sendableAnswers(form, open)
  const missed = asked.fixture.isVoid === true ? {} : missedAnswers(form, open)
  const isAllStored = Object.keys(stored.prediction).length > 0 && Object.keys(unsent).length === 0
  useFoundPrediction(asked.fixture.id, isAllStored && form.phase.name === 'editing')
  const notes = useMemo(() => {
    const { fixture, questions } = asked
    return notesByQuestion(rugbyNotes(picksFromPrediction(questions, answers, fixture)), questions)
  }, [asked, answers])
  if (form.phase.name === 'submitted') return <SuccessScreen />
  const conflicts = openConflicts(form, open)
  const outcomes = form.phase.name === 'failed' ? form.phase.outcomes : {}
  const isEmpty = asked.questions.length === 0 && asked.unavailable.length === 0
  return (
    <>
      <div ref={sheet} className={styles['sheet']}>
        <div className={styles['head']}>
          <PlusPattern />
          <h2 ref={title} tabIndex={-1} className={styles['title']}>
            {matchCopy.prediction}
          </h2>
          <TournamentMark src={entry.tournament.tournamentLogo} />
        </div>
        <PredictionNotices
          hadDraft={hadDraft && Object.keys(unsent).length > 0}
          isComplete={asked.isComplete}
          onDiscard={() => {
            dispatch({ type: 'discarded' })
            // The button goes with its notice.
            title.current?.focus()
          }}
        />
        <Receipt asked={asked} stored={stored} isClosed={isClosed} />
        {isEmpty ? (
          <MessageScreen headingLevel={2} title={predictionCopy.empty} />
        ) : (
          <Touchline>
            {asked.questions.map((question, place) => (
              <QuestionCard
                key={question.id}
                label={cardLabel('prediction', place + 1)}
                question={question}
                numbers={asked.gaps.get(question.id)}
                fixture={asked.fixture}
                answer={answerTo(answers, question.id)}
                unset={form.unset[question.id]}
                isSaved={isSaved(form, question.id, answers)}
                isGone={stored.gone.includes(question.id)}
                isBusy={form.phase.name === 'submitting' || form.phase.name === 'waiting'}
                isLate={form.late.includes(question.id)}
                missed={answerTo(missed, question.id)}
                outcome={answerTo(sending, question.id) === undefined ? outcomes[question.id] : 'sending'}
                conflict={conflicts[question.id]}
                notes={isClosed ? undefined : notes.get(question.id)}
                dispatch={dispatch}
              />
            ))}
            {asked.unavailable.map((one) => (
              <UnavailableCard key={one.id} reason={one.reason} />
            ))}
          </Touchline>
        )}
      </div>
      <SubmitBar
        phase={form.phase}
        isClosed={isClosed}
        count={answeredCount(asked.questions, mergePredictions(form.saved, { ...unsent, ...sending }))}
        unsentCount={Object.keys({ ...unsent, ...sending }).length}
        conflictCount={Object.keys(conflicts).length}
        isUnsure={form.unsure.length > 0}
        onSubmit={submit}
        onShowConflict={() => {
          const first = sheet.current?.querySelector<HTMLElement>('[data-conflict]')
          first?.scrollIntoView({ block: 'center' })
          first?.focus({ preventScroll: true })
        }}
        onStop={() => dispatch({ type: 'stopped' })}
      />
    </>
  )
}
