import type { ChangeEvent, KeyboardEvent } from 'react'
import type { useNumberControl } from './use-number-control.ts'

const CHOOSES_WHAT_IS_SHOWN: readonly string[] = ['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown']

/** How far Page Up and Page Down go: 5 on a short range, 10 on one above 50. */
function pageOf(min: number, max: number): number {
  return max - min > 50 ? 10 : 5
}

/**
 * Props of a native range input, with what it lacks: one size of page for all browsers, and a way to choose the
 * place where the thumb already is.
 */
export function rangeInputProps(control: ReturnType<typeof useNumberControl>) {
  const { value, min, max, step, isUntouched, spoken, change, commit } = control
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
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.valueAsNumber),
    onKeyDown(event: KeyboardEvent) {
      if (!event.key.startsWith('Page')) return
      event.preventDefault()
      take(value + (event.key === 'PageUp' ? 1 : -1) * pageOf(min, max))
    },
    onKeyUp(event: KeyboardEvent) {
      if (isUntouched && CHOOSES_WHAT_IS_SHOWN.includes(event.key)) take(value)
    },
    onPointerUp() {
      if (isUntouched) take(value)
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
