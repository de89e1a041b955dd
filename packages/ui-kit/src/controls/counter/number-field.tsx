import { type KeyboardEvent, type ReactElement, type Ref, useState } from 'react'
import { hasModifier } from '../../internal/has-modifier.ts'
import { HiddenInput } from '../../internal/hidden-input.tsx'
import type { NumberRange } from '../../internal/rules.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { useLocale } from '../../locale/locale.ts'
import styles from './counter.module.css'

interface TypedTextOptions {
  /** Whether this is the first change since the field showed its value. */
  readonly isFirst: boolean
  /** The maximum number of characters; undefined for no limit. */
  readonly maxLength: number | undefined
}

/**
 * Returns the text of a number field after an input event. The inserted text replaces the value if it is the first
 * change, or if the value is already full. Selecting the value is not enough: WebKit removes the selection when the
 * pointer is released, and assistive technology may insert at the caret.
 *
 * @example typedText('01', insertionOf('1'), { isFirst: true, maxLength: 2 }) //=> '1'
 */
function typedText(text: string, event: Event, { isFirst, maxLength }: TypedTextOptions): string {
  const isInsertion = event instanceof InputEvent && event.inputType.startsWith('insert')
  const inserted = isInsertion ? event.data : null
  if (inserted === null) return text
  const isFull = maxLength !== undefined && text.length > maxLength
  return isFirst || isFull ? inserted : text
}

/**
 * Returns the keyboard of a phone for the numbers of a control. 'numeric' has only digits. Only the keyboard for text has a
 * minus sign on every phone.
 */
function keyboardFor({ min, step }: Pick<NumberControl, 'min' | 'step'>): 'numeric' | 'decimal' | 'text' {
  if (min < 0) return 'text'
  return Number.isInteger(min) && Number.isInteger(step) ? 'numeric' : 'decimal'
}

const STEPS_PER_PAGE = 10

/** Returns the value that a key sets, by the ARIA pattern for spin buttons; undefined for other keys. */
function valueForKey(key: string, value: number, { min, max, step }: NumberRange): number | undefined {
  const values: Partial<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + STEPS_PER_PAGE * step,
    PageDown: value - STEPS_PER_PAGE * step,
    Home: min,
    End: max,
  }
  return values[key]
}

const DIGITS: ReadonlySet<string> = new Set('0123456789')
const DECIMALS: ReadonlySet<string> = new Set('0123456789.-')

/** The state of a field in which a number is typed. */
interface Typing {
  /** The text while the user types; undefined while the field shows the value. */
  readonly draft: string | undefined
  /** Reads the field after an input event. */
  readonly readField: (field: HTMLInputElement, event: Event) => void
  /** Shows the value again. */
  readonly endDraft: () => void
}

/** Returns the state of the field of a number control. */
function useTyping(control: NumberControl): Typing {
  const { max, change } = control
  const isNaturalNumber = keyboardFor(control) === 'numeric'
  const { asciiNumber } = useLocale()
  const [draft, setDraft] = useState<string>()
  // A field that becomes disabled loses the focus without a blur event.
  if (control.disabled && draft !== undefined) setDraft(undefined)
  return {
    draft,
    readField(field, event) {
      const text = typedText(field.value, event, {
        isFirst: draft === undefined,
        maxLength: isNaturalNumber ? String(max).length : undefined,
      })
      const typed = Array.from(text)
        .filter((character) => (isNaturalNumber ? DIGITS : DECIMALS).has(asciiNumber(character)))
        .join('')
      setDraft(typed)
      const number = asciiNumber(typed)
      // An incomplete number, for instance a minus sign, is not a value yet.
      if (number !== '' && !Number.isNaN(Number(number))) change(Number(number))
    },
    endDraft: () => setDraft(undefined),
  }
}

type NumberFieldProps = {
  readonly id: string
  readonly control: NumberControl
  readonly onFocus: () => void
  readonly ref: Ref<HTMLInputElement> | undefined
}

/** Renders the field of a counter: a spin button in which a number can be typed. */
export function NumberField({ id, control, onFocus, ref }: NumberFieldProps): ReactElement {
  const { value, min, max, isUntouched, formatValue, hiddenInput, latestValue, change, commit } = control
  const { draft, readField, endDraft } = useTyping(control)

  function finishTyping(): void {
    endDraft()
    commit()
  }

  function handleKey(event: KeyboardEvent): void {
    if (hasModifier(event)) return
    const next = valueForKey(event.key, latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    // Enter submits a form only if the value is part of its data.
    if (next !== undefined || hiddenInput.name === undefined) event.preventDefault()
    if (next !== undefined) change(next)
    finishTyping()
  }

  return (
    <>
      <input
        ref={ref}
        id={id}
        className={styles['number']}
        // As wide as the widest number, so that the layout does not shift.
        style={{ inlineSize: `${longestText(control) / 2 + 0.5}em` }}
        inputMode={keyboardFor(control)}
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={isUntouched ? undefined : value}
        aria-valuetext={control.ariaValueText}
        placeholder="–"
        required={control.isRequired}
        disabled={control.disabled}
        value={draft ?? (isUntouched ? '' : formatValue(value))}
        onChange={(event) => readField(event.currentTarget, event.nativeEvent)}
        onFocus={(event) => {
          onFocus()
          event.currentTarget.select()
        }}
        // On release the browser replaces the selection by a caret, WebKit also the selection of the focus event.
        onMouseUp={(event) => {
          event.preventDefault()
          event.currentTarget.select()
        }}
        onBlur={finishTyping}
        onKeyDown={handleKey}
      />
      <HiddenInput
        {...hiddenInput}
        onReset={() => {
          endDraft()
          hiddenInput.onReset()
        }}
      />
    </>
  )
}

/**
 * Returns the length of the longest number: one of the ends, or one of the numbers next to them, which may have
 * decimals.
 */
function longestText({ min, max, step, formatValue }: NumberControl): number {
  return Math.max(...[min, min + step, max - step, max].map((number) => formatValue(number).length))
}
