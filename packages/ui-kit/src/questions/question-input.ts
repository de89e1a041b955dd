/** Props of every question input. Without an answer the input looks unanswered and starts at its initial value. */
export type QuestionInputProps<Question, Answer> = {
  /** The question. */
  readonly question: Question
  /** The current answer; undefined while the question is unanswered. */
  readonly answer: Answer | undefined
  /** Called on each change, also during a drag. */
  readonly onAnswerChange: (answer: Answer) => void
  /** Called once when a change is finished. */
  readonly onAnswerCommitted?: ((answer: Answer) => void) | undefined
  /** Whether input is ignored, for instance after closing or while answers are sent. @default false */
  readonly disabled?: boolean | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** Props of question inputs that show no number before the first answer. */
export type NumberInputProps<Question, Answer> = QuestionInputProps<Question, Answer> & {
  /** The value for screen readers before the first answer. @default 'not answered' */
  readonly untouchedText?: string | undefined
}

/** Props of question inputs whose answer has several numbers, which are set one after the other. */
export type NumberPartsInputProps<Question, Answer, Part extends string> = Omit<
  NumberInputProps<Question, Answer>,
  'onAnswerChange'
> & {
  /** Called on each change. `unset` has the parts that are not set yet; their number in the answer is 0. */
  readonly onAnswerChange: (answer: Answer, unset: readonly Part[]) => void
  /** The parts of a stored answer that are not set yet. They show no number. @default none */
  readonly defaultUnset?: readonly Part[] | undefined
}
