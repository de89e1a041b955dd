import { type CSSProperties, type KeyboardEvent, type ReactElement, type Ref, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { hasModifier } from '../../internal/has-modifier.ts'
import { HiddenInput } from '../../internal/hidden-input.tsx'
import type { NumberRange } from '../../internal/rules.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import { useLocale } from '../../locale/locale.ts'
import styles from './counter.module.css'

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

const WHOLE_NUMBER = /^\d*$/
/** Also a number that is not complete yet, for instance a minus sign. */
const DECIMAL_NUMBER = /^-?\d*\.?\d*$/

/** The state of a field in which a number is typed. */
interface Typing {
  /** The text while the user types; undefined while the field shows the value. */
  readonly draft: string | undefined
  /** Reads the field after an input event. */
  readonly readField: (field: HTMLInputElement, event: Event) => void
  /** Reads a whole text: a pasted one, or that of an input method whose composition has ended. */
  readonly readText: (text: string) => void
  /** Shows the value again. */
  readonly endDraft: () => void
}

/**
 * Returns the state of the field of a number control. A text that is no number changes nothing, nor does a digit that
 * makes the number longer than the maximum.
 */
function useTyping(control: NumberControl, onComplete: (() => void) | undefined): Typing {
  const { max, change } = control
  const { asciiNumber, formatNumber } = useLocale()
  const [draft, setDraft] = useState<string>()
  const isWhole = keyboardFor(control) === 'numeric'
  const maxLength = isWhole ? String(max).length : Number.POSITIVE_INFINITY
  // A field that becomes disabled loses the focus without a blur event.
  if (control.disabled && draft !== undefined) setDraft(undefined)

  /** Changes the value, and returns whether the text is a number that is not too long. */
  function changeTo(ascii: string): boolean {
    if (!(isWhole ? WHOLE_NUMBER : DECIMAL_NUMBER).test(ascii) || ascii.length > maxLength) return false
    if (ascii !== '' && !Number.isNaN(Number(ascii))) change(Number(ascii))
    return true
  }
  function read(text: string): void {
    const typed = ordinaryCharacters(text)
    const ascii = asciiNumber(typed)
    if (!changeTo(ascii)) return
    setDraft(typed)
    // A further digit would make the number too long or too large.
    if (isWhole && (ascii.length === maxLength || Number(ascii) * 10 > max)) onComplete?.()
  }
  return {
    draft,
    readField(field, event) {
      const inserted = insertedText(event)
      // The first text replaces the value. Selecting the value is not enough: WebKit removes the selection when the pointer
      // is released, and assistive technology may insert at the caret.
      const text = draft === undefined && inserted !== null ? inserted : field.value
      if (event instanceof InputEvent && event.isComposing) {
        // Another text in the field would end the composition.
        setDraft(text)
        changeTo(asciiNumber(ordinaryCharacters(text)))
      } else read(text)
    },
    readText(text) {
      setDraft(undefined)
      const typed = ordinaryCharacters(text)
      const ascii = asciiNumber(typed)
      // '24.5' is no whole number where the point separates groups, as in 1.204.
      const isMisgrouped = isWhole && ascii.length < typed.length && formatNumber(Number(ascii)) !== typed
      if (typed !== '' && !isMisgrouped) read(typed)
    },
    endDraft: () => setDraft(undefined),
  }
}

/** Returns the text that an input event has inserted; null for other changes. */
function insertedText(event: Event): string | null {
  return event instanceof InputEvent && event.inputType.startsWith('insert') ? event.data : null
}

/** Returns a text with ordinary characters for full-width ones, without spaces around it and marks of the direction. */
function ordinaryCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
}

type NumberFieldProps = {
  readonly id?: string | undefined
  /** Label of a field that has no label element. */
  readonly label?: string | undefined
  /** Whether Tab stops at the field. @default true */
  readonly tabStop?: boolean | undefined
  readonly className?: string | undefined
  readonly control: NumberControl
  readonly onFocus?: (() => void) | undefined
  readonly onComplete?: (() => void) | undefined
  readonly ref: Ref<HTMLInputElement> | undefined
}

/** Renders the field of a counter: a spin button in which a number can be typed. */
export function NumberField({
  id,
  label,
  tabStop = true,
  className,
  control,
  onFocus,
  onComplete,
  ref,
}: NumberFieldProps): ReactElement {
  const { value, min, max, isUntouched, formatValue, hiddenInput, latestValue, change, commit } = control
  const { draft, readField, readText, endDraft } = useTyping(control, onComplete)

  function finishTyping(): void {
    endDraft()
    commit()
  }

  function handleKey(event: KeyboardEvent): void {
    // Enter ends the composition of an input method first.
    if (hasModifier(event) || event.nativeEvent.isComposing) return
    const next = valueForKey(event.key, latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    // Enter submits a form only if the value is part of its data.
    if (next !== undefined || hiddenInput.name === undefined) event.preventDefault()
    if (next !== undefined) change(next)
    finishTyping()
    if (next === undefined) onComplete?.()
  }

  return (
    <>
      <input
        ref={ref}
        id={id}
        className={classNames(styles['number'], className)}
        aria-label={label}
        tabIndex={tabStop ? undefined : -1}
        // As wide as the widest number, so that the layout does not shift.
        style={widthOf(longestText(control))}
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
        onCompositionEnd={(event) => readText(event.currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault()
          readText(event.clipboardData.getData('text'))
        }}
        // A tap on the dash of an untouched control that starts at its minimum chooses it.
        onClick={() => {
          if (isUntouched && value === min) change(min)
        }}
        onFocus={(event) => {
          onFocus?.()
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

function widthOf(characters: number): CSSProperties & Record<'--tl-characters', number> {
  return { '--tl-characters': characters }
}

/**
 * Returns the length of the longest number: one of the ends, or one of the numbers next to them, which may have
 * decimals.
 */
function longestText({ min, max, step, formatValue }: NumberControl): number {
  return Math.max(...[min, min + step, max - step, max].map((number) => formatValue(number).length))
}
