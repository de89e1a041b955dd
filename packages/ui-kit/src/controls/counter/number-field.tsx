'use client'

import type { KeyboardEvent, ReactElement, Ref } from 'react'
import { hasModifier } from '../../internal/has-modifier.ts'
import type { NumberControl } from '../../internal/use-number-control.ts'
import styles from './counter.module.css'
import { keyboardFor } from './keyboard-for.ts'
import type { Typing } from './use-typing.ts'
import { valueForKey } from './value-for-key.ts'

type NumberFieldProps = {
  readonly id: string
  readonly control: NumberControl
  readonly typing: Typing
  readonly onFocus: () => void
  readonly ref: Ref<HTMLInputElement> | undefined
}

/** Renders the field of a counter: a spin button in which a number can be typed. */
export function NumberField({ id, control, typing, onFocus, ref }: NumberFieldProps): ReactElement {
  const { value, min, max, isUntouched, formatValue, latestValue, change, commit } = control
  const { draft, readField, endDraft } = typing

  function finishTyping(): void {
    endDraft()
    commit()
  }

  function handleKey(event: KeyboardEvent): void {
    if (hasModifier(event)) return
    const next = valueForKey(event.key, latestValue.current, control)
    if (next === undefined && event.key !== 'Enter') return
    // Enter submits a form only if the value is part of its data.
    if (next !== undefined || control.hiddenInput.name === undefined) event.preventDefault()
    if (next !== undefined) change(next)
    finishTyping()
  }

  return (
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
  )
}

/**
 * Returns the length of the longest number: one of the ends, or one of the numbers next to them, which may have
 * decimals.
 */
function longestText({ min, max, step, formatValue }: NumberControl): number {
  return Math.max(...[min, min + step, max - step, max].map((number) => formatValue(number).length))
}
