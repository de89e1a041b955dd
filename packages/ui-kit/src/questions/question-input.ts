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
