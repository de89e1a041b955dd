import type { Choice, ChoiceAnswer, ChoiceQuestion as Question } from '@touchline/game-rules'
import type { ReactElement, ReactNode } from 'react'
import { ChoiceList } from '../controls/choice-list/choice-list.tsx'
import type { QuestionInputProps } from './question-input.ts'

/** Props of {@link ChoiceQuestion}. */
export type ChoiceQuestionProps = QuestionInputProps<Question, ChoiceAnswer> & {
  /** Renders the picture before the text of a choice, for instance a TeamBadge. It is decorative. */
  readonly renderPicture?: ((choice: Choice) => ReactNode) | undefined
}

/**
 * Renders a choice question as a list of full-width rows.
 *
 * @example <ChoiceQuestion question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function ChoiceQuestion({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  renderPicture,
  className,
}: ChoiceQuestionProps): ReactElement {
  const report = (callback: ((answer: ChoiceAnswer) => void) | undefined) => (choiceId: string | null) => {
    if (choiceId !== null) callback?.({ kind: 'choice', choiceId })
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
        picture: renderPicture?.(choice),
      }))}
      value={answer?.choiceId ?? null}
      onValueChange={report(onAnswerChange)}
      onValueCommitted={report(onAnswerCommitted)}
    />
  )
}
