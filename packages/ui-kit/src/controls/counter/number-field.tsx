import { type CSSProperties, type KeyboardEvent, type ReactElement, type Ref, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { hasModifier } from '../../internal/has-modifier.ts'
import type { NumberRange } from '../../internal/rules.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import styles from './counter.module.css'

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

/**
 * Returns the state of the field of a number control. A text that is no whole number changes nothing, nor does a digit that
 * makes the number longer than the maximum.
 */
function useTyping({ max, disabled, resets, change }: NumberControl, onComplete: (() => void) | undefined) {
  // Undefined while the field shows the value.
  const [draft, setDraft] = useState<string>()
  const [seenResets, setSeenResets] = useState(resets)
  const maxLength = String(max).length
  // A field that becomes disabled loses the focus without a blur event, and a reset leaves the focus in the field.
  if ((disabled && draft !== undefined) || resets !== seenResets) {
    setDraft(undefined)
    setSeenResets(resets)
  }

  /** Changes the value, and returns whether the text consists of digits that are not too many. */
  function changeTo(digits: string): boolean {
    if (!/^\d*$/.test(digits) || digits.length > maxLength) return false
    if (digits !== '') change(Number(digits))
    return true
  }
  function read(text: string): void {
    const digits = ordinaryCharacters(text)
    if (!changeTo(digits)) return
    setDraft(digits)
    // A further digit would make the number too long or too large.
    if (digits.length < maxLength && Number(digits) * 10 <= max) return
    const field = document.activeElement
    onComplete?.()
    if (document.activeElement !== field) ignoreNextTab()
  }
  return {
    draft,
    readField(field: HTMLInputElement, event: Event) {
      const inserted = insertedText(event)
      // A space is no number.
      if (inserted?.trim() === '') return
      // The first text replaces the value. Selecting the value is not enough: WebKit removes the selection when the pointer
      // is released, and assistive technology may insert at the caret.
      const text = draft === undefined && inserted !== null ? inserted : field.value
      if (event instanceof InputEvent && event.isComposing) {
        // Another text in the field would end the composition.
        setDraft(text)
        changeTo(ordinaryCharacters(text))
      } else read(text)
    },
    /** Reads a whole text: a pasted one, or that of an input method whose composition has ended. */
    readText(text: string) {
      setDraft(undefined)
      if (text.trim() !== '') read(text)
    },
    endDraft: () => setDraft(undefined),
  }
}

/** Ignores a Tab that is typed after a number out of habit: the focus has moved on already. Another key, such as Shift, ends this. */
function ignoreNextTab(): void {
  const focused = document.activeElement
  const ignore = (event: globalThis.KeyboardEvent) => {
    if (event.key === 'Tab' && event.target === focused) event.preventDefault()
  }
  window.addEventListener('keydown', ignore, { once: true, capture: true })
}

/** Returns the text that an input event has inserted; null for other changes. */
function insertedText(event: Event): string | null {
  return event instanceof InputEvent && event.inputType.startsWith('insert') ? event.data : null
}

/** Returns a text with ordinary characters for full-width ones, without spaces around it. */
function ordinaryCharacters(text: string): string {
  return text.normalize('NFKC').trim()
}

type NumberFieldProps = {
  readonly id?: string | undefined
  /** Label of a field that has no label element. */
  readonly label?: string | undefined
  /** Whether Tab stops at the field. @default true */
  readonly tabStop?: boolean | undefined
  readonly className?: string | undefined
  readonly control: NumberControl
  readonly onComplete: (() => void) | undefined
  readonly ref: Ref<HTMLInputElement> | undefined
}

/** Renders the field of a counter: a spin button in which a number can be typed. */
export function NumberField({
  id,
  label,
  tabStop = true,
  className,
  control,
  onComplete,
  ref,
}: NumberFieldProps): ReactElement {
  const { value, min, max, isUntouched, formatValue, latestValue, change } = control
  const { draft, readField, readText, endDraft } = useTyping(control, onComplete)

  function handleKey(event: KeyboardEvent): void {
    // Enter ends the composition of an input method first.
    if (hasModifier(event) || event.nativeEvent.isComposing) return
    const next = valueForKey(event.key, latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    endDraft()
    if (next === undefined) onComplete?.()
    else change(next)
  }

  return (
    <input
      ref={ref}
      id={id}
      className={classNames(styles['number'], className)}
      aria-label={label}
      tabIndex={tabStop ? undefined : -1}
      // As wide as the maximum, so that the layout does not shift.
      style={widthOf(formatValue(max).length)}
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={isUntouched ? undefined : value}
      aria-valuetext={control.ariaValueText}
      placeholder="–"
      disabled={control.disabled}
      required={control.isMissing}
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
      onFocus={(event) => event.currentTarget.select()}
      // On release the browser replaces the selection by a caret, WebKit also the selection of the focus event.
      onMouseUp={(event) => {
        event.preventDefault()
        event.currentTarget.select()
      }}
      onBlur={endDraft}
      onKeyDown={handleKey}
    />
  )
}

function widthOf(characters: number): CSSProperties & Record<'--tl-characters', number> {
  return { '--tl-characters': characters }
}
