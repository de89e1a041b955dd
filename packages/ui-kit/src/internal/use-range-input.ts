import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'

type RangeInput = {
  readonly value: number
  readonly isUntouched: boolean
  /** How far Page Up and Page Down go. */
  readonly page: number
  readonly change: (next: number) => void
  readonly commit: () => void
}

const CHOOSES_WHAT_IS_SHOWN: readonly string[] = ['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown']

/**
 * What a native range input lacks: a commit event in React, one size of page for all browsers, and a way to
 * choose the place where the thumb already is.
 */
export function useRangeInput({ value, isUntouched, page, change, commit }: RangeInput) {
  const input = useRef<HTMLInputElement>(null)
  const commitLatest = useLatest(commit)
  useEffect(() => {
    const element = input.current
    const handle = () => commitLatest.current()
    // React's onChange is the input event; the native change event is the finished change.
    element?.addEventListener('change', handle)
    return () => element?.removeEventListener('change', handle)
  }, [commitLatest])

  function take(next: number): void {
    change(next)
    commit()
  }
  return {
    input,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const distance = { PageUp: page, PageDown: -page }[event.key]
        if (distance === undefined) return
        event.preventDefault()
        take(value + distance)
      },
      onKeyUp(event: KeyboardEvent) {
        if (isUntouched && CHOOSES_WHAT_IS_SHOWN.includes(event.key)) take(value)
      },
    },
  }
}
