import { type Answer, type Fixture, type Question, questionClosesAt } from '@touchline/game-rules'
import { Button, Card, CheckIcon, ClockIcon, LockIcon, TouchlineStop, WarningIcon } from '@touchline/ui-kit'
import { type Dispatch, memo, type ReactNode, useId, useRef, useState } from 'react'
import { useHasPassed } from '../../clock/use-has-passed.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { answerText } from '../../match/answer-text.ts'
import type { AnswerOutcome } from '../../platform/answer-outcome.ts'
import type { Conflict } from './prediction-form.ts'
import type { PredictionAction } from './prediction-reducer.ts'
import styles from './question-card.module.css'
import { QuestionInput } from './question-input.tsx'
import { useFocusAtClosing } from './use-focus-at-closing.ts'
import { useSnappedAnswer } from './use-snapped-answer.ts'

interface QuestionCardProps {
  /** 'prediction one' */
  readonly label: string
  readonly question: Question
  /** The numbers that are among the choices, where some between are not. */
  readonly numbers: readonly number[] | undefined
  readonly fixture: Fixture
  readonly answer: Answer | undefined
  /** The parts of the answer that the player has not set. */
  readonly unset: readonly string[] | undefined
  readonly isSaved: boolean
  /** The earlier answer is no longer among the choices. */
  readonly isGone: boolean
  readonly isBusy: boolean
  /** The platform closed it before the answer arrived. */
  readonly isLate: boolean
  /** What the player had set and not saved when it closed. */
  readonly missed: Answer | undefined
  /** What became of the answer in the last attempt. */
  readonly outcome: AnswerOutcome | 'sending' | undefined
  readonly conflict: Conflict | undefined
  /** A gentle remark on an answer that rugby does not allow; never blocks. */
  readonly notes: string | undefined
  readonly dispatch: Dispatch<PredictionAction>
}

/** One question: its number, its words, its control, and where its answer stands. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { label, question, fixture, answer, isBusy, isLate, dispatch, conflict } = props
  const title = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { snapped, onAnswerChange } = useSnappedAnswer(answer, props.numbers, (next, unset) =>
    dispatch({ type: 'answered', questionId: question.id, answer: next, unset }),
  )
  const hasPassed = useHasPassed(questionClosesAt(question, fixture))
  const isClosed = hasPassed || isLate || fixture.isVoid === true
  useFocusAtClosing(isClosed, { place: card, replacement: title })
  const isFinal = question.kind === 'numbers' && props.isSaved
  return (
    <TouchlineStop eyebrow={label} title={question.text} titleRef={title} done={answer !== undefined}>
      <Card ref={card} className={styles['card']} tone={question.kind === 'choice' ? 'plain' : 'raised'}>
        <QuestionInput
          question={question}
          fixture={fixture}
          answer={answer}
          unset={props.unset}
          disabled={isClosed || isBusy || isFinal || props.numbers?.length === 0}
          onAnswerChange={onAnswerChange}
        />
        {question.kind === 'numbers' && !isClosed ? (
          <Line>{isFinal ? predictionCopy.isFinal : predictionCopy.willBeFinal}</Line>
        ) : null}
        {props.numbers?.length === 0 && !isClosed ? (
          <Line tone="caution" icon={<WarningIcon />}>
            {predictionCopy.noNumbers}
          </Line>
        ) : null}
        {props.numbers === undefined ? null : (
          <div role="status">
            {snapped === undefined ? null : (
              <Line tone="caution" icon={<WarningIcon />}>
                {predictionCopy.snapped(snapped.wanted, snapped.taken)}
              </Line>
            )}
          </div>
        )}
        {conflict !== undefined ? (
          <ConflictChoice
            question={question}
            conflict={conflict}
            onSettled={(keep) => {
              dispatch({ type: 'conflict-settled', questionId: question.id, keep })
              // The buttons go; the focus stays at their question.
              title.current?.focus({ preventScroll: true })
            }}
          />
        ) : null}
        <Notes text={props.notes} />
      </Card>
      <AnswerState {...props} isClosed={isClosed} />
      {props.missed === undefined ? null : (
        <Line tone="caution" icon={<WarningIcon />}>
          {predictionCopy.missed(answerText(question, props.missed))}
        </Line>
      )}
    </TouchlineStop>
  )
})

const OUTCOME_TEXT = {
  saved: predictionCopy.saved,
  closed: predictionCopy.closedBefore,
  'sign-in': predictionCopy.signIn,
  forbidden: predictionCopy.forbidden,
  invalid: predictionCopy.invalid,
  final: predictionCopy.answeredElsewhere,
  failed: predictionCopy.notSaved,
} as const satisfies Record<AnswerOutcome, string>

/** Whether the answer counts already. Said in words, so that nobody has to guess from a colour. */
function AnswerState({
  answer,
  outcome: told,
  isLate,
  isSaved,
  isGone,
  isClosed,
}: QuestionCardProps & { readonly isClosed: boolean }) {
  if (told === 'sending') return <Line icon={<ClockIcon />}>{predictionCopy.onItsWay}</Line>
  const outcome = isLate && told !== 'final' ? 'closed' : told
  if (outcome !== undefined && outcome !== 'saved' && !isSaved) {
    return (
      <Line tone="negative" icon={<WarningIcon />}>
        {OUTCOME_TEXT[outcome]}
      </Line>
    )
  }
  if (isSaved) {
    return (
      <Line tone="positive" icon={<CheckIcon />}>
        {predictionCopy.saved}
      </Line>
    )
  }
  if (isClosed) {
    const text = answer === undefined ? predictionCopy.noAnswer : predictionCopy.questionClosed
    return <Line icon={<LockIcon />}>{text}</Line>
  }
  if (isGone && answer === undefined) {
    return (
      <Line tone="caution" icon={<WarningIcon />}>
        {predictionCopy.answerGone}
      </Line>
    )
  }
  return <Line>{answer === undefined ? predictionCopy.notAnswered : predictionCopy.notSavedYet}</Line>
}

interface ConflictChoiceProps extends Pick<QuestionCardProps, 'question'> {
  readonly conflict: Conflict
  readonly onSettled: (keep: 'mine' | 'theirs') => void
}

function ConflictChoice({ question, conflict, onSettled }: ConflictChoiceProps) {
  const textId = useId()
  // Announced by the alert above Submit, which leads here.
  return (
    <fieldset className={styles['conflict']} aria-labelledby={textId} tabIndex={-1} data-conflict="">
      <p id={textId}>{predictionCopy.changedElsewhere(answerText(question, conflict.theirs))}</p>
      <Button onClick={() => onSettled('mine')}>
        {predictionCopy.keepMine(answerText(question, conflict.mine))}
      </Button>
      <Button onClick={() => onSettled('theirs')}>{predictionCopy.takeTheirs}</Button>
    </fieldset>
  )
}

/** The notes. Their space remains once they are gone: at the end of the page it would move the whole page. */
function Notes({ text }: { readonly text: string | undefined }) {
  const [latest, setLatest] = useState(text)
  if (text !== undefined && text !== latest) setLatest(text)
  return latest === undefined ? null : (
    <div className={styles['notes']} data-vacant={text === undefined || undefined}>
      <Line tone="caution" icon={<WarningIcon />}>
        {latest}
      </Line>
    </div>
  )
}

interface LineProps {
  readonly tone?: 'positive' | 'caution' | 'negative'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

function Line({ tone, icon, children }: LineProps) {
  return (
    <p className={styles['line']} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
