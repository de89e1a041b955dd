import type { Choice, ChoiceAnswer, ChoiceQuestion as Question } from '@touchline/game-rules'
import type { ReactElement, ReactNode } from 'react'
import { ChoiceList } from '../controls/choice-list/choice-list.tsx'
import type { QuestionInputProps } from './question-input.ts'

/** Props of {@link ChoiceQuestion}. */
export type ChoiceQuestionProps = QuestionInputProps<Question, ChoiceAnswer> & {
  /** Picture before a choice's text, a TeamBadge for instance; decoration. */
  readonly pictureOf?: ((choice: Choice) => ReactNode) | undefined
}

/**
 * One of a few replies, each a full-width row.
 *
 * @example <ChoiceQuestion question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function ChoiceQuestion({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  pictureOf,
  className,
}: ChoiceQuestionProps): ReactElement {
  const tell = (told: ((answer: ChoiceAnswer) => void) | undefined) => (choiceId: string | null) => {
    if (choiceId !== null) told?.({ kind: 'choice', choiceId })
  }
  return (
    <ChoiceList
      className={className}
      label={question.text}
      labelHidden
      disabled={disabled}
      choices={question.choices.map((choice) => ({
        value: choice.id,
        text: choice.text,
        picture: pictureOf?.(choice),
      }))}
      value={answer?.choiceId ?? null}
      onValueChange={tell(onAnswerChange)}
      onValueCommitted={tell(onAnswerCommitted)}
    />
  )
}
