import type { Question } from '@touchline/game-rules'
import {
  Button,
  CheckIcon,
  ClockIcon,
  LockIcon,
  ProgressStep,
  StepHeading,
  WarningIcon,
} from '@touchline/ui-kit'
import { type ReactNode, useId, useRef, useState } from 'react'
import { answerText } from '../../../fixture/question-texts.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import layout from '../../../screen/screen-layout.module.css'
import { predictionCopy, REFUSAL_TEXT } from '../prediction-copy.ts'
import type { Card as CardContent, Conflict, Standing } from './match-sheet.ts'
import styles from './question-card.module.css'
import { type AnswerChange, QuestionInput } from './question-input.tsx'
import type { FixtureForm } from './use-fixture-form.ts'

interface QuestionCardProps extends Pick<FixtureForm, 'answer' | 'settleConflict'> {
  /** 'prediction one' */
  readonly label: string
  readonly questions: FixtureQuestions
  readonly card: CardContent
  /** Whether the card says of a draft that it is not saved. */
  readonly isDraftNamed: boolean
}

/** Renders one question: its number, its text, its control, and where its answer stands. */
export function QuestionCard({
  label,
  questions,
  card,
  isDraftNamed,
  answer: give,
  settleConflict,
}: QuestionCardProps) {
  const { question, numbers, answer, isDone, isEmpty, unset, input, standing, conflict, missed } = card
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const line = standingLine(standing, isDraftNamed)
  // An answer that has to be entered or sent again is named below the input.
  const isAlarming = line?.tone === 'negative' || line?.tone === 'caution'
  /** The number that the player wanted, if it cannot be chosen, and the one that was taken. */
  const [snapped, setSnapped] = useState<{ readonly wanted: number; readonly taken: number }>()
  const onAnswerChange: AnswerChange = (next, nextUnset) => {
    if (numbers === undefined || !('value' in next)) return give(question.id, next, nextUnset)
    const taken = snapNumber(numbers, next.value, answer && 'value' in answer ? answer.value : undefined)
    setSnapped(taken === next.value ? undefined : { wanted: next.value, taken })
    give(question.id, { ...next, value: taken })
  }
  return (
    <ProgressStep done={isDone}>
      <div ref={place} className={styles['card']} data-empty={isEmpty || undefined}>
        <QuestionInput
          question={question}
          heading={{
            id: titleId,
            content: (
              <StepHeading
                eyebrow={label}
                status={line === undefined || isAlarming ? null : <CardLine {...line} />}
                title={question.text}
                titleId={titleId}
                titleRef={title}
              />
            ),
          }}
          fixture={questions.fixture}
          answer={answer}
          unset={unset}
          disabled={input !== 'open'}
          onAnswerChange={onAnswerChange}
          onComplete={() => focusNextQuestion(place.current)}
        />
        {question.kind === 'numbers' && input !== 'closed' ? (
          <CardLine>{input === 'final' ? predictionCopy.isFinal : predictionCopy.willBeFinal}</CardLine>
        ) : null}
        {input === 'no-choices' ? <CardLine tone="caution">{predictionCopy.noNumbers}</CardLine> : null}
        {numbers === undefined ? null : (
          <div role="status">
            {snapped === undefined ? null : (
              <CardLine tone="caution">{predictionCopy.snapped(snapped.wanted, snapped.taken)}</CardLine>
            )}
          </div>
        )}
        {conflict !== undefined ? (
          <ConflictChoice
            question={question}
            conflict={conflict}
            onSettled={(keep) => {
              settleConflict(question.id, keep)
              // The buttons are removed; the focus stays at their question.
              title.current?.focus({ preventScroll: true })
            }}
          />
        ) : null}
      </div>
      {line !== undefined && isAlarming ? <CardLine {...line} /> : null}
      {missed === undefined ? null : (
        <CardLine tone="caution">{predictionCopy.missed(answerText(question, missed))}</CardLine>
      )}
    </ProgressStep>
  )
}

/**
 * Returns the nearest number that can be chosen, the lower of two equally near ones. A single step continues to the next
 * number in its direction, so that a gap does not stop a drag or an arrow key.
 *
 * @param from the number that is chosen now
 * @example snapNumber([0, 10, 20], 11, 10) //=> 20
 */
function snapNumber(numbers: readonly number[], wanted: number, from: number | undefined): number {
  if (numbers.includes(wanted)) return wanted
  const step = from === undefined ? 0 : wanted - from
  const next =
    step === 1 ? numbers.find((number) => number > wanted) : numbers.findLast((number) => number < wanted)
  if (Math.abs(step) === 1 && next !== undefined) return next
  const [nearest] = [...numbers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return nearest ?? wanted
}

/** Moves the focus to the first control of the next question. It stays where it is at the last one. */
function focusNextQuestion(card: HTMLElement | null): void {
  const next = card?.closest('li')?.nextElementSibling
  next?.querySelector<HTMLElement>('input:enabled:not([type=hidden])')?.focus()
}

/**
 * Returns where an answer stands, in words: a colour alone would leave it to a guess. Undefined if there is nothing to say.
 *
 * @param isDraftNamed whether a draft is named
 */
function standingLine(standing: Standing, isDraftNamed: boolean): CardLineProps | undefined {
  switch (standing.name) {
    case 'sending':
      return { icon: <ClockIcon />, children: predictionCopy.onItsWay }
    case 'saved':
      return { tone: 'positive', children: predictionCopy.saved }
    case 'closed':
      return {
        icon: <LockIcon />,
        children: standing.isAnswered ? predictionCopy.questionClosed : predictionCopy.noAnswer,
      }
    case 'draft':
      return isDraftNamed ? { children: predictionCopy.notSavedYet } : undefined
    case 'refused':
      return { tone: 'negative', children: REFUSAL_TEXT[standing.outcome] }
    case 'gone':
      return { tone: 'caution', children: predictionCopy.answerGone }
    case 'partly-saved':
      return { tone: 'caution', children: predictionCopy.partlySaved }
    default:
      return undefined
  }
}

interface ConflictChoiceProps {
  readonly question: Question
  readonly conflict: Conflict
  readonly onSettled: (keep: 'mine' | 'theirs') => void
}

/** Lets the player choose between the answer of this device and the saved one of another. */
function ConflictChoice({ question, conflict, onSettled }: ConflictChoiceProps) {
  const textId = useId()
  // Announced by the alert above Submit, which leads here.
  return (
    <fieldset
      className={`${layout['line']} ${styles['conflict']}`}
      aria-labelledby={textId}
      tabIndex={-1}
      data-conflict=""
    >
      <p id={textId}>{predictionCopy.changedElsewhere(answerText(question, conflict.theirs))}</p>
      <Button onClick={() => onSettled('mine')}>
        {predictionCopy.keepMine(answerText(question, conflict.mine))}
      </Button>
      <Button onClick={() => onSettled('theirs')}>{predictionCopy.takeTheirs}</Button>
    </fieldset>
  )
}

const TONE_ICONS = { positive: <CheckIcon />, caution: <WarningIcon />, negative: <WarningIcon /> }

interface CardLineProps {
  readonly tone?: keyof typeof TONE_ICONS
  /** @default that of the tone */
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** Renders one line of text in the card of a question. */
function CardLine({ tone, icon = tone && TONE_ICONS[tone], children }: CardLineProps) {
  return (
    <p className={styles['line']} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
