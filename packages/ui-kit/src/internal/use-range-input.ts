import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { NumberControlProps } from '../controls/value-control.ts'
import type { useNumberControl } from './use-number-control.ts'

// Enter, End, Home, arrows, space. At an end such a key changes nothing, and so choosing the place where the thumb is
// needs a word of its own.
const CHOOSES_WHAT_IS_SHOWN = /^(En|Ho|Ar| )/

/** How far a finger goes sideways until it is dragging and not about to scroll, in CSS pixels. */
const DRAG_STARTS_PX = 6

/**
 * Props of a native range input, with what it lacks: one size of page for all browsers, a way to choose the place
 * where the thumb already is, and patience with a finger that may be about to scroll.
 */
export function useRangeInput(
  { label, disabled }: NumberControlProps,
  { value, min, max, step, spoken, newest, change, commit }: ReturnType<typeof useNumberControl>,
) {
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
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const asked = currentTarget.valueAsNumber
      if (finger.current) finger.current.asked = asked
      else change(asked)
    },
    onKeyDown(event: KeyboardEvent) {
      if (!event.repeat) pressed.current = event.key
      const page = max - min > 50 ? 10 : 5
      const pages: Partial<Record<string, number>> = { PageUp: page, PageDown: -page }
      const distance = pages[event.key]
      if (!distance) return
      event.preventDefault()
      take(value + distance)
    },
    onKeyUp({ key }: KeyboardEvent) {
      if (key === pressed.current && CHOOSES_WHAT_IS_SHOWN.test(key)) take(newest.current)
    },
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      finger.current = pointerType === 'touch' ? { x: clientX, asked: value } : undefined
    },
    onPointerMove({ clientX }: PointerEvent) {
      const from = finger.current
      if (!from || Math.abs(clientX - from.x) < DRAG_STARTS_PX) return
      finger.current = undefined
      change(from.asked)
    },
    onPointerUp({ button }: PointerEvent) {
      if (button) return
      take(finger.current?.asked ?? newest.current)
      finger.current = undefined
    },
    onPointerCancel() {
      finger.current = undefined
    },
  } as const
}

/**
 * Ref of an element around a range input: React's onChange is the input event, the native change event, which
 * bubbles up to here, is the finished change.
 */
export function onCommit(commit: () => void) {
  return (around: HTMLElement | null) => {
    around?.addEventListener('change', commit)
    return () => around?.removeEventListener('change', commit)
  }
}
