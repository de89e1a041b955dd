/** What every question input takes. Without an answer the input looks unanswered and starts where the rules say. */
export type QuestionInputProps<Question, Answer> = {
  /** What is asked. */
  readonly question: Question
  /** What the fan has said so far; undefined while nothing has been. */
  readonly answer: Answer | undefined
  /** Told of each change, also of those on the way of a drag. */
  readonly onAnswerChange: (answer: Answer) => void
  /** Told once a change is finished. */
  readonly onAnswerCommitted?: ((answer: Answer) => void) | undefined
  /** Predictions are closed, or being sent. @default false */
  readonly disabled?: boolean | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** The same for the inputs that show no number before the first answer. */
export type NumberInputProps<Question, Answer> = QuestionInputProps<Question, Answer> & {
  /** What is read out before the first answer. @default 'not answered' */
  readonly untouchedText?: string | undefined
}

/** The same for an answer of several numbers, which are set one after the other. */
export type NumberPartsInputProps<Question, Answer, Part extends string> = Omit<
  NumberInputProps<Question, Answer>,
  'onAnswerChange'
> & {
  /** Called on each change, also with the parts that are not set yet: the answer has 0 for them. */
  readonly onAnswerChange: (answer: Answer, unset: readonly Part[]) => void
  /** The parts that are not set yet in an answer that was kept; they show no number. @default none */
  readonly defaultUnset?: readonly Part[] | undefined
}
