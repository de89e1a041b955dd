import type { Choice, ChoiceAnswer, ChoiceQuestion as Question } from '@touchline/game-rules'
import type { ReactElement, ReactNode } from 'react'
import { ChoiceList } from '../controls/choice-list/choice-list.tsx'
import type { QuestionInputProps } from './question-input.ts'

export type ChoiceQuestionProps = QuestionInputProps<Question, ChoiceAnswer> & {
  /** Renders the picture before the text of a choice, for instance a TeamBadge. It is decorative. */
  readonly renderPicture?: ((choice: Choice) => ReactNode) | undefined
  /** Returns the colour of a choice, '#rrggbb', for instance that of a team. It fills the chosen part of a row. */
  readonly colourOf?: ((choice: Choice) => string | undefined) | undefined
}

/** More choices than this are a list. */
const MOST_IN_A_ROW = 3

/** The longest word, in characters, that fits into a third of a row on a phone. */
const LONGEST_WORD = 12

/** The longest text, in characters, that fits into two lines of a third of a row. */
const LONGEST_TEXT = 20

function isShort({ text }: Choice): boolean {
  return text.length <= LONGEST_TEXT && text.split(/\s/).every((word) => word.length <= LONGEST_WORD)
}

/**
 * Renders a choice question: up to three short choices next to each other, others as a list of full-width rows.
 *
 * @example <ChoiceQuestion question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function ChoiceQuestion({
  question,
  answer,
  onAnswerChange,
  disabled,
  renderPicture,
  colourOf,
  heading,
  className,
}: ChoiceQuestionProps): ReactElement {
  const isRow = question.choices.length <= MOST_IN_A_ROW && question.choices.every(isShort)
  return (
    <div className={className}>
      {heading?.content}
      <ChoiceList
        label={question.text}
        labelledBy={heading?.id}
        disabled={disabled}
        layout={isRow ? 'row' : 'list'}
        choices={question.choices.map((choice) => ({
          value: choice.id,
          text: choice.text,
          picture: renderPicture?.(choice),
          colour: colourOf?.(choice),
        }))}
        value={answer?.choiceId ?? null}
        onValueChange={(choiceId) => {
          if (choiceId !== null) onAnswerChange({ kind: 'choice', choiceId })
        }}
      />
    </div>
  )
}
