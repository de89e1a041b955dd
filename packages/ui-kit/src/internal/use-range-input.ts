import { type ComponentProps, type RefCallback, useRef } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import type { NumberControl } from './use-number-control.ts'

/** Keys that also choose the value under the thumb. At an end of the range they move nothing, so no change event says so. */
const CHOOSING_KEYS: ReadonlySet<string> = new Set([
  'Enter',
  ' ',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
])

/** How far a finger goes sideways until it is dragging and not about to scroll, in CSS pixels. */
const DRAG_STARTS_PX = 6

/** Props of the range input. */
export type RangeInputProps = ComponentProps<'input'> & { readonly type: 'range' }

/**
 * Props of a native range input, with what it lacks: one size of page for all browsers, a way to choose the place
 * where the thumb already is, and patience with a finger that may be about to scroll.
 */
export function useRangeInput(
  { label, disabled }: NumberControlProps,
  { value, min, max, step, spoken, newest, change, commit }: NumberControl,
): RangeInputProps {
  // Where a finger came down and what it asked for, until it is known not to be scrolling.
  const finger = useRef<{ readonly x: number; asked: number }>(undefined)
  // A key that was pressed elsewhere and has brought the focus here is let go here, and chooses nothing.
  const pressed = useRef<string>(undefined)
  function take(next: number): void {
    change(next)
    commit()
  }
  return {
    type: 'range',
    value,
    min,
    max,
    step,
    disabled,
    'aria-label': label,
    'aria-valuetext': spoken,
    onChange({ currentTarget }) {
      const asked = currentTarget.valueAsNumber
      if (finger.current) finger.current.asked = asked
      else change(asked)
    },
    onKeyDown(event) {
      if (!event.repeat) pressed.current = event.key
      const page = max - min > 50 ? 10 : 5
      const pages: Partial<Record<string, number>> = { PageUp: page, PageDown: -page }
      const distance = pages[event.key]
      if (!distance) return
      event.preventDefault()
      take(value + distance)
    },
    onKeyUp({ key }) {
      if (key === pressed.current && CHOOSING_KEYS.has(key)) take(newest.current)
    },
    onPointerDown({ pointerType, clientX }) {
      finger.current = pointerType === 'touch' ? { x: clientX, asked: value } : undefined
    },
    onPointerMove({ clientX }) {
      const from = finger.current
      if (!from || Math.abs(clientX - from.x) < DRAG_STARTS_PX) return
      finger.current = undefined
      change(from.asked)
    },
    onPointerUp({ button }) {
      if (button) return
      take(finger.current?.asked ?? newest.current)
      finger.current = undefined
    },
    onPointerCancel() {
      finger.current = undefined
    },
  }
}

/**
 * Ref of an element around a range input: React's onChange is the input event, the native change event, which
 * bubbles up to here, is the finished change.
 */
export function onCommit(commit: () => void): RefCallback<HTMLElement> {
  return (around) => {
    around?.addEventListener('change', commit)
    return () => around?.removeEventListener('change', commit)
  }
}
