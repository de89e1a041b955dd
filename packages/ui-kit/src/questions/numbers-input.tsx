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
import styles from './numbers-input.module.css'
import type { NumberPartsInputProps } from './question-input.ts'
import { useUnsetParts } from './use-unset-parts.ts'

/** Props of {@link NumbersInput}. */
export type NumbersInputProps = NumberPartsInputProps<NumbersQuestion, NumbersAnswer, ChoiceId> & {
  /** Picture before a choice's text, a TeamBadge for instance; decoration. */
  readonly pictureOf?: ((choice: Choice) => ReactNode) | undefined
  /** Name of the buttons for more, read out before the label. @default 'One more' */
  readonly moreLabel?: string | undefined
  /** Name of the buttons for less, read out before the label. @default 'One less' */
  readonly lessLabel?: string | undefined
  /** Words beneath an input without an answer, unless it is disabled. @default 'Set a number for each' */
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
  defaultUnset,
  disabled,
  untouchedText,
  pictureOf,
  moreLabel,
  lessLabel,
  emptyText = 'Set a number for each',
  someMissingText = someMissingWords,
  className,
}: NumbersInputProps): ReactElement {
  const said = answer ?? initialAnswer(question)
  const { unset, markSet } = useUnsetParts({
    initial: defaultUnset,
    // An answer that is being sent is complete.
    isWhole: () => answer === undefined || disabled === true,
  })
  const withNumber = (id: ChoiceId, number: number): NumbersAnswer => ({
    kind: 'numbers',
    numbers: { ...said.numbers, [id]: number },
  })
  const missing = question.choices.filter(({ id }) => unset.includes(id))
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
            untouched={answer === undefined || unset.includes(choice.id)}
            untouchedText={untouchedText}
            moreLabel={moreLabel}
            lessLabel={lessLabel}
            disabled={disabled}
            onValueChange={(number) => {
              const before = answer === undefined ? question.choices.map(({ id }) => id) : unset
              onAnswerChange(withNumber(choice.id, number), markSet(choice.id, before))
            }}
            onValueCommitted={(number) => onAnswerCommitted?.(withNumber(choice.id, number))}
          />
        </div>
      ))}
      <p className={styles['sentence']}>
        {answer === undefined && !disabled ? emptyText : null}
        {missing.length > 0 ? someMissingText(missing.map(({ text }) => text)) : null}
      </p>
    </fieldset>
  )
}

function someMissingWords(choices: readonly string[]): string {
  return `No number for ${choices.join(', ')} yet: 0 is sent`
}
