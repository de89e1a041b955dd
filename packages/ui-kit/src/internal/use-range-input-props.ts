import { type ComponentProps, useRef } from 'react'
import { hasModifier } from './has-modifier.ts'
import type { NumberControl } from './use-number-control.ts'

/** Keys that move the thumb. At an end of the range they may not, and then no change event fires. */
const MOVING_KEYS: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The horizontal distance in CSS pixels after which a touch, also that of a pen, is a drag and not a scroll. */
const DRAG_STARTS_PX = 6

/** In a range longer than this, Page Up and Page Down move by 10, otherwise by 5. */
const LONG_RANGE = 50

/** Returns the distance of Page Up and Page Down: whole steps, and at least one. */
function pageOf({ min, max, step }: NumberControl): number {
  const page = max - min > LONG_RANGE ? 10 : 5
  return Math.max(1, Math.round(page / step)) * step
}

/** A press of the pointer that began on the input. */
type Press = {
  /** Where it began, in CSS pixels. */
  readonly x: number
  /** The value that a touch chooses unless it becomes a scroll. Undefined for a drag. */
  requested: number | undefined
}

/** Props of the range input. */
export type RangeInputProps = ComponentProps<'input'> & { readonly type: 'range' }

/**
 * Returns the props of a native range input. They add the same Page Up and Down step in all browsers, the selection of
 * the value under the thumb, and touch handling that lets the page scroll.
 */
export function useRangeInputProps(control: NumberControl): RangeInputProps {
  const { name, value, min, max, step, disabled, isUntouched, ariaValueText, latestValue, change } = control
  const press = useRef<Press>(undefined)
  return {
    type: 'range',
    name,
    value,
    min,
    max,
    step,
    disabled,
    'aria-valuetext': ariaValueText,
    onChange({ currentTarget }) {
      const requested = currentTarget.valueAsNumber
      if (press.current?.requested === undefined) change(requested)
      else press.current.requested = requested
    },
    onKeyDown(event) {
      const { key, repeat } = event
      if (hasModifier(event)) return
      const page = pageOf(control)
      const values: Partial<Record<string, number>> = {
        PageUp: value + page,
        PageDown: value - page,
        // It would scroll the page.
        ' ': value,
        // Once a value is selected, it submits the form.
        Enter: isUntouched ? value : undefined,
      }
      const next = values[key]
      if (next !== undefined) event.preventDefault()
      // A key that was pressed on another element, such as the one that moved the focus, selects no value.
      if (repeat && isUntouched) return
      const isAtEnd = value === min || value === max
      if (next !== undefined || (isAtEnd && MOVING_KEYS.includes(key))) change(next ?? value)
    },
    onPointerDown({ currentTarget, button, isPrimary, pointerType, clientX }) {
      // A fieldset can disable the input too. Browsers then still send its pointer events.
      if (button !== 0 || !isPrimary || currentTarget.matches(':disabled')) return
      press.current = { x: clientX, requested: /touch|pen/.test(pointerType) ? value : undefined }
    },
    onPointerMove({ clientX }) {
      const requested = press.current?.requested
      if (!press.current || requested === undefined) return
      if (Math.abs(clientX - press.current.x) < DRAG_STARTS_PX) return
      press.current.requested = undefined
      change(requested)
    },
    onPointerUp({ isPrimary }) {
      if (!isPrimary || !press.current) return
      change(press.current.requested ?? latestValue.current)
      press.current = undefined
    },
    onPointerCancel({ isPrimary }) {
      if (isPrimary) press.current = undefined
    },
  }
}
