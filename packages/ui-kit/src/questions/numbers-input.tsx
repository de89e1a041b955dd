import {
  type Choice,
  type ChoiceId,
  type NumbersAnswer,
  type NumbersQuestion,
  numberFor,
  startAnswer,
} from '@touchline/game-rules'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Counter } from '../controls/counter/counter.tsx'
import { classNames } from '../internal/class-names.ts'
import styles from './numbers-input.module.css'
import type { NumberInputProps } from './question-input.ts'

/** Props of {@link NumbersInput}. */
export type NumbersInputProps = NumberInputProps<NumbersQuestion, NumbersAnswer> & {
  /** Picture before a choice's text, a TeamBadge for instance; decoration. */
  readonly pictureOf?: ((choice: Choice) => ReactNode) | undefined
  /** Name of the buttons for more, read out before the label. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Name of the buttons for less, read out before the label. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Words beneath while nothing has been said. @default 'Set a number for each' */
  readonly emptyText?: string | undefined
  /** Words beneath while some choices have no number. @default 'No number for Chiefs, Blues yet: 0 is sent' */
  readonly someMissingText?: ((choices: readonly string[]) => string) | undefined
}

/**
 * One number for each choice. The first number that is set answers the question; the others are 0 and show no number
 * until they are set too. State: `data-untouched`.
 *
 * @example <NumbersInput question={question} answer={answer} onAnswerChange={setAnswer} />
 */
export function NumbersInput({
  question,
  answer,
  onAnswerChange,
  onAnswerCommitted,
  disabled,
  untouchedText,
  pictureOf,
  moreLabel,
  lessLabel,
  emptyText = 'Set a number for each',
  someMissingText = someMissingWords,
  className,
}: NumbersInputProps): ReactElement {
  const said = answer ?? startAnswer(question)
  // The choices that the player has not set although the question is answered.
  const [missing, setMissing] = useState<readonly ChoiceId[]>([])
  // An answer that is being sent is complete.
  if (missing.length > 0 && (answer === undefined || disabled === true)) setMissing([])
  const withNumber = (id: ChoiceId, number: number): NumbersAnswer => ({
    kind: 'numbers',
    numbers: { ...said.numbers, [id]: number },
  })
  const unset = question.choices.filter(({ id }) => missing.includes(id))
  return (
    <fieldset
      className={classNames(styles['numbers'], className)}
      aria-label={question.text}
      data-untouched={answer === undefined || undefined}
    >
      {question.choices.map((choice) => (
        <div key={choice.id} className={styles['row']}>
          {pictureOf === undefined ? null : <span aria-hidden="true">{pictureOf(choice)}</span>}
          <span className={styles['text']} aria-hidden="true">
            {choice.text}
          </span>
          <Counter
            label={choice.text}
            labelHidden
            min={question.min}
            max={question.max}
            value={numberFor(said, choice.id) ?? question.min}
            untouched={answer === undefined || missing.includes(choice.id)}
            untouchedText={untouchedText}
            moreLabel={moreLabel}
            lessLabel={lessLabel}
            disabled={disabled}
            onValueChange={(number) => {
              const before = answer === undefined ? question.choices.map(({ id }) => id) : missing
              setMissing(before.filter((id) => id !== choice.id))
              onAnswerChange(withNumber(choice.id, number))
            }}
            onValueCommitted={(number) => onAnswerCommitted?.(withNumber(choice.id, number))}
          />
        </div>
      ))}
      <p className={styles['sentence']}>
        {answer === undefined ? emptyText : null}
        {unset.length > 0 ? someMissingText(unset.map(({ text }) => text)) : null}
      </p>
    </fieldset>
  )
}

function someMissingWords(choices: readonly string[]): string {
  return `No number for ${choices.join(', ')} yet: 0 is sent`
}
