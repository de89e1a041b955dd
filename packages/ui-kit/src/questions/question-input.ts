import type { NumberAnswer, NumberQuestion } from '@touchline/game-rules'
import type { ReactNode } from 'react'
import type { NumberControlOptions } from '../internal/use-number-control.ts'

/** The question as an app shows it. */
export type QuestionHeading = {
  /** Id of the element that has the words of the question. */
  readonly id: string
  /** What is rendered, with that element in it. */
  readonly content: ReactNode
}

/** Props of every question input. Without an answer the input looks unanswered and starts at its initial value. */
export type QuestionInputProps<Question, Answer> = {
  /** The question. */
  readonly question: Question
  /** The current answer; undefined while the question is unanswered. */
  readonly answer: Answer | undefined
  /** Called on each change, also during a drag. */
  readonly onAnswerChange: (answer: Answer) => void
  /**
   * The question, rendered within the layout of the input. The input is then a group that it labels, and its controls do not
   * repeat it. @default no visible question: it is the label of each control
   */
  readonly heading?: QuestionHeading | undefined
  /** Whether input is ignored, for instance after closing or while answers are sent. @default false */
  readonly disabled?: boolean | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** Props of question inputs whose answer has several numbers, which are set one after the other. */
export type NumberPartsInputProps<Question, Answer, Part extends string> = Omit<
  QuestionInputProps<Question, Answer>,
  'onAnswerChange'
> & {
  /** Called on each change. `unset` has the parts that are not set yet; their number in the answer is 0. */
  readonly onAnswerChange: (answer: Answer, unset: readonly Part[]) => void
  /** The parts that are not set yet, as `onAnswerChange` passed them on. They show no number. @default none */
  readonly unset?: readonly Part[] | undefined
}

/** Props of question inputs whose answer is one number of a range. */
export type NumberInputProps<Kind extends NumberQuestion['kind']> = QuestionInputProps<
  NumberQuestion<Kind>,
  NumberAnswer<Kind>
>

/** Returns the attributes of the group that a heading labels; none without a heading. */
export function labelledBy(heading: QuestionHeading | undefined) {
  return heading === undefined ? {} : ({ role: 'group', 'aria-labelledby': heading.id } as const)
}

/**
 * Returns the options of the number control of a question.
 *
 * @param value the answer, or the initial value of the control
 */
export function numberOptions<Kind extends NumberQuestion['kind']>(
  { question, answer, onAnswerChange, disabled }: NumberInputProps<Kind>,
  { value }: NumberAnswer<Kind>,
) {
  const { kind, min, max, step } = question
  return {
    min,
    max,
    step,
    value,
    untouched: answer === undefined,
    disabled,
    onValueChange: (next) => onAnswerChange({ kind, value: next }),
  } satisfies NumberControlOptions
}
