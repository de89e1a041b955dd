import {
  type Choice,
  type ChoiceId,
  initialAnswer,
  type NumbersAnswer,
  type NumbersQuestion,
  numberFor,
} from '@touchline/game-rules'
import type { ReactElement, ReactNode } from 'react'
import { Counter } from '../controls/counter/counter.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './numbers-input.module.css'
import type { NumberPartsInputProps } from './question-input.ts'

export type NumbersInputProps = NumberPartsInputProps<NumbersQuestion, NumbersAnswer, ChoiceId> & {
  /** Renders the picture before the text of a choice, for instance a TeamBadge. It is decorative. */
  readonly renderPicture?: ((choice: Choice) => ReactNode) | undefined
}

/**
 * Renders one number control for each choice. The question is answered when each number is set: until then the others are 0
 * in the answer and among its unset parts, and their controls show no number. State: `data-untouched`.
 *
 * @example <NumbersInput question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function NumbersInput({
  question,
  answer,
  onAnswerChange,
  unset = [],
  disabled,
  renderPicture,
  heading,
  className,
}: NumbersInputProps): ReactElement {
  const texts = useTexts('numbersInput')
  const shownAnswer = answer ?? initialAnswer(question)
  const open = answer === undefined ? question.choices.map(({ id }) => id) : unset
  const missing = answer === undefined ? [] : question.choices.filter(({ id }) => unset.includes(id))
  const prompt = answer === undefined && !disabled ? texts.empty : null
  const sentence = missing.length > 0 ? texts.someMissing(missing.map(({ text }) => text)) : prompt
  return (
    <fieldset
      className={classNames(styles['numbers'], className)}
      aria-label={heading === undefined ? question.text : undefined}
      aria-labelledby={heading?.id}
      data-untouched={answer === undefined || undefined}
    >
      {heading?.content}
      {question.choices.map((choice) => (
        <div key={choice.id} className={styles['row']}>
          {renderPicture === undefined ? null : <span aria-hidden="true">{renderPicture(choice)}</span>}
          <span className={styles['text']} aria-hidden="true">
            {choice.text}
          </span>
          <Counter
            label={choice.text}
            labelHidden
            min={question.min}
            max={question.max}
            value={numberFor(shownAnswer, choice.id) ?? question.min}
            untouched={open.includes(choice.id)}
            disabled={disabled}
            onValueChange={(number) => {
              const numbers = { ...shownAnswer.numbers, [choice.id]: number }
              const rest = open.filter((id) => id !== choice.id)
              onAnswerChange({ kind: 'numbers', numbers }, rest)
            }}
          />
        </div>
      ))}
      <p className={styles['sentence']}>{sentence}</p>
    </fieldset>
  )
}
