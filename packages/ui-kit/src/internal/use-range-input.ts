import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { useNumberControl } from './use-number-control.ts'

// At an end such a key changes nothing, and so choosing the place where the thumb is needs a word of its own.
const CHOOSES_WHAT_IS_SHOWN = /^(Enter|Home|End|Arrow.*| )$/

/** How far Page Up and Page Down go: 5 on a short range, 10 on one above 50. */
function pageOf(min: number, max: number): number {
  return max - min > 50 ? 10 : 5
}

/** How far a finger goes sideways until it is dragging and not about to scroll, in CSS pixels. */
const DRAG_STARTS_PX = 6

/**
 * Props of a native range input, with what it lacks: one size of page for all browsers, a way to choose the place
 * where the thumb already is, and patience with a finger that may be about to scroll.
 */
export function useRangeInput(control: ReturnType<typeof useNumberControl>) {
  const { value, min, max, step, isUntouched, spoken, change, commit } = control
  // Where a finger came down and what it asked for, until it is known not to be scrolling.
  const finger = useRef<{ readonly x: number; asked: number | undefined }>(undefined)
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
    'aria-valuetext': spoken,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const asked = event.currentTarget.valueAsNumber
      if (finger.current) finger.current.asked = asked
      else change(asked)
    },
    onKeyDown(event: KeyboardEvent) {
      if (!event.key.startsWith('Page')) return
      event.preventDefault()
      take(value + (event.key === 'PageUp' ? 1 : -1) * pageOf(min, max))
    },
    onKeyUp(event: KeyboardEvent) {
      if (isUntouched && CHOOSES_WHAT_IS_SHOWN.test(event.key)) take(value)
    },
    onPointerDown(event: PointerEvent) {
      finger.current = event.pointerType === 'touch' ? { x: event.clientX, asked: undefined } : undefined
    },
    onPointerMove(event: PointerEvent) {
      const from = finger.current
      if (!from || Math.abs(event.clientX - from.x) < DRAG_STARTS_PX) return
      finger.current = undefined
      if (from.asked !== undefined) change(from.asked)
    },
    onPointerUp() {
      const asked = finger.current?.asked ?? (isUntouched ? value : undefined)
      finger.current = undefined
      if (asked !== undefined) take(asked)
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
