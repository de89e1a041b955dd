import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useImpressions } from '@touchline/engagement-sdk/react'
import type { Fixture } from '@touchline/game-rules'
import {
  Button,
  MessageScreen,
  Notice,
  PlusPattern,
  ProgressStep,
  ProgressSteps,
  StepHeading,
} from '@touchline/ui-kit'
import { useRef, useState } from 'react'
import { appCopy, fixtureChangeCopy, fixtureCopy } from '../../config/copy.ts'
import { cardLabel } from '../../fixture/question-texts.ts'
import { useGame } from '../../launch/game.ts'
import type { SavedAnswers } from '../../platform/answers-and-votes.ts'
import {
  type FixtureQuestions,
  sourcesOf,
  type UnavailableQuestion,
} from '../../platform/fixture-questions.ts'
import { answersQuery, questionsQuery } from '../../queries/one-fixture.ts'
import { ClockNotice } from '../../screen/clock-notice.tsx'
import { HeaderLine } from '../../screen/places.tsx'
import { ReadFrame } from '../../screen/read-frame.tsx'
import { TournamentMark } from '../../screen/tournament-mark.tsx'
import { ClosedSlip } from './closed/closed-slip.tsx'
import { ClosingTime, FixtureChanges } from './fixture-changes.tsx'
import { show, showNextEmpty, useFocusAtClosing } from './form/form-focus.ts'
import { QuestionCard } from './form/question-card.tsx'
import { SubmitBar } from './form/submit-bar.tsx'
import { useFixtureForm } from './form/use-fixture-form.ts'
import { predictionCopy } from './prediction-copy.ts'
import styles from './prediction-screen.module.css'
import { PredictionSkeleton } from './prediction-skeleton.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { SuccessScreen } from './receipt/success-screen.tsx'

const WAITING = { skeleton: <PredictionSkeleton />, failedTitle: fixtureCopy.questionsFailed }

/** Renders the questions of one fixture, from open to closed. */
export function PredictionScreen({ fixture }: { readonly fixture: Fixture }) {
  const game = useGame()
  usePrefetchQuery(answersQuery(game, fixture))
  const questions = useQuery(questionsQuery(game, fixture))
  const newest = questions.data?.fixture ?? fixture
  return (
    <>
      <HeaderLine>
        {fixture.isVoid === true ? (
          <p className={styles['countdown']}>{fixtureChangeCopy.offTag(fixture)}</p>
        ) : (
          <ClosingTime closesAt={newest.closesAt} />
        )}
      </HeaderLine>
      <FixtureChanges fixture={fixture} />
      <ReadFrame read={questions} {...WAITING}>
        {(read) => <Answers questions={read} />}
      </ReadFrame>
    </>
  )
}

/** Renders the form once the platform's answers are read: a form without them must not be sent. */
function Answers({ questions }: { readonly questions: FixtureQuestions }) {
  const game = useGame()
  const savedAnswers = useQuery(answersQuery(game, questions.fixture))
  return (
    <ReadFrame
      read={savedAnswers}
      {...WAITING}
      failedTitle={predictionCopy.readFailedTitle}
      failedText={predictionCopy.readFailed}
    >
      {(read) => <PredictionForm questions={questions} savedAnswers={read} />}
    </ReadFrame>
  )
}

interface PredictionFormProps {
  readonly questions: FixtureQuestions
  /** The answers as the platform has them. */
  readonly savedAnswers: SavedAnswers
}

/** Renders the form: a card for each question along the touchline, and the bar that sends it. */
function PredictionForm({ questions, savedAnswers }: PredictionFormProps) {
  const { engagement, entry, storage } = useGame()
  const { fixture, unavailable } = questions
  const list = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  const shown = useRef<HTMLElement>(undefined)
  const form = useFixtureForm(questions, savedAnswers)
  const { sheet } = form
  const hasDraft = sheet.cards.some(
    ({ standing }) => standing.name === 'draft' || standing.name === 'refused',
  )
  const [hadDraft] = useState(hasDraft)
  const { phase } = sheet
  // Without a saved answer the bar says of all questions that nothing is saved.
  const hasSaved = Object.keys(savedAnswers.prediction).length > 0
  const isEmpty = sheet.cards.length === 0 && unavailable.length === 0
  // What is being sent stays in the form until the outcome of each answer is known.
  const isOver = sheet.isClosed && phase.name !== 'sending'
  const isSlip = isOver && sheet.cards.length > 0
  const closed = sheet.cards.filter(({ input }) => input === 'closed').length + (isOver ? 1 : 0)
  useFocusAtClosing(closed, list, back)
  const remarks = [
    ...(storage.isLasting() ? [] : [appCopy.draftsNotKept]),
    ...(questions.isComplete ? [] : [fixtureCopy.questionsMissing]),
  ]
  function discard(): void {
    form.discard()
    // The button is removed with its notice.
    title.current?.focus()
  }
  useImpressions(engagement, sourcesOf(questions))
  if (phase.name === 'saved') {
    return <SuccessScreen questions={questions} savedAnswers={savedAnswers} onStay={form.reopen} />
  }
  return (
    <>
      <div ref={list} className={styles['sheet']}>
        <div className={styles['head']}>
          <PlusPattern />
          <h2 ref={title} tabIndex={-1} className={styles['title']}>
            {fixtureCopy.prediction}
          </h2>
          <TournamentMark src={entry.tournament.tournamentLogo} />
        </div>
        <div className={styles['notices']}>
          <ClockNotice />
          {hadDraft && hasDraft && (phase.name === 'editing' || phase.name === 'failed') ? (
            <Notice
              tone="accent"
              live="off"
              action={<Button onClick={discard}>{predictionCopy.discardDraft}</Button>}
            >
              {predictionCopy.draftRestored}
            </Notice>
          ) : null}
          {remarks.map((text) => (
            <Notice key={text} tone="caution" live="off">
              {text}
            </Notice>
          ))}
        </div>
        {isEmpty ? <MessageScreen headingLevel={2} title={predictionCopy.empty} /> : null}
        {isSlip ? <ClosedSlip questions={questions} savedAnswers={savedAnswers} cards={sheet.cards} /> : null}
        {isSlip || isEmpty ? null : (
          <>
            <ProgressSteps>
              {sheet.cards.map((card, place) => (
                <QuestionCard
                  key={card.question.id}
                  label={cardLabel('prediction', place + 1)}
                  card={card}
                  isDraftNamed={hasSaved}
                  answer={form.answer}
                  settleConflict={form.settleConflict}
                  questions={questions}
                />
              ))}
              {unavailable.map(({ id, reason }) => (
                <UnavailableCard key={id} reason={reason} />
              ))}
            </ProgressSteps>
            <Receipt questions={questions} savedAnswers={savedAnswers} />
          </>
        )}
      </div>
      <SubmitBar
        form={form}
        fixtureId={fixture.id}
        back={back}
        onShowEmpty={() => {
          shown.current = showNextEmpty(list.current, shown.current)
        }}
        onShowConflict={() => show(list.current?.querySelector<HTMLElement>('[data-conflict]'))}
      />
    </>
  )
}

/** Renders the place of a question that cannot be answered here; the others work. */
function UnavailableCard({ reason }: Pick<UnavailableQuestion, 'reason'>) {
  return (
    <ProgressStep>
      <StepHeading title={predictionCopy[reason]} />
      <p>{predictionCopy.othersWork}</p>
    </ProgressStep>
  )
}
