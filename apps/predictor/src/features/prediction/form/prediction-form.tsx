import { useImpressions } from '@touchline/engagement-sdk/react'
import {
  Button,
  MessageScreen,
  Notice,
  PlusPattern,
  ProgressStep,
  ProgressSteps,
  StepHeading,
} from '@touchline/ui-kit'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { appCopy, fixtureCopy } from '../../../config/copy.ts'
import { cardLabel } from '../../../fixture/question-texts.ts'
import { useGame } from '../../../launch/game.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import {
  type FixtureQuestions,
  sourcesOf,
  type UnavailableQuestion,
} from '../../../platform/fixture-questions.ts'
import { ClockNotice } from '../../../screen/clock-notice.tsx'
import { TournamentMark } from '../../../screen/tournament-mark.tsx'
import { ClosedSlip } from '../closed/closed-slip.tsx'
import { predictionCopy } from '../prediction-copy.ts'
import styles from '../prediction-screen.module.css'
import { Receipt } from '../receipt/receipt.tsx'
import { SuccessScreen } from '../receipt/success-screen.tsx'
import { QuestionCard } from './question-card.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useMatchSheet } from './use-match-sheet.ts'

interface PredictionFormProps {
  readonly questions: FixtureQuestions
  /** The answers as the platform has them. */
  readonly savedAnswers: SavedAnswers
}

/** Renders the form: a card for each question along the touchline, and the bar that sends it. */
export function PredictionForm({ questions, savedAnswers }: PredictionFormProps) {
  const { engagement, entry, storage } = useGame()
  const { fixture, unavailable } = questions
  const list = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  const shown = useRef<HTMLElement>(undefined)
  const form = useMatchSheet(questions, savedAnswers)
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

/**
 * Moves the focus to the heading of the first question without an answer below another one; to the first of all at the end.
 * Returns it.
 */
function showNextEmpty(list: HTMLElement | null, last: HTMLElement | undefined): HTMLElement | undefined {
  const empty = [...(list?.querySelectorAll<HTMLElement>('[data-empty]') ?? [])]
  const isBelow = (card: HTMLElement) =>
    last?.compareDocumentPosition(card) === Node.DOCUMENT_POSITION_FOLLOWING
  const next = empty.find(isBelow) ?? empty[0]
  show(next?.querySelector<HTMLElement>('h3'))
  return next
}

/** Scrolls to an element, and moves the focus to it. */
function show(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/**
 * Keeps the focus near its place when `closed` changes and the control that has it is disabled or removed: in the list at the
 * heading of the same question, elsewhere at the way back.
 */
function useFocusAtClosing(
  closed: number,
  list: RefObject<HTMLElement | null>,
  back: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ readonly control: Element | null; readonly step: number }>(undefined)
  // The form and the slip have the same list.
  const steps = () => [...(list.current?.querySelectorAll('ol > li') ?? [])]
  const remember = useEffectEvent(() => {
    const control = document.activeElement
    last.current = { control, step: steps().findIndex((step) => step.contains(control)) }
  })
  useEffect(() => {
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  const moveFocus = useEffectEvent(() => {
    const { control = null, step = -1 } = last.current ?? {}
    if (control === null || (control.isConnected && !control.matches(':disabled'))) return
    const heading = steps()[step]?.querySelector('h3')
    const replacement = heading ?? back.current
    replacement?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing is the reason to run
  useLayoutEffect(() => moveFocus(), [closed])
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
