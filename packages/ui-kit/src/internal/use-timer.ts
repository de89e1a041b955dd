import { useEffect, useState } from 'react'

/** A timer with at most one pending call. */
export interface Timer {
  /** Schedules a call in `delayMs` milliseconds; replaces the pending one. */
  readonly start: (call: () => void, delayMs: number) => void
  /** Cancels the pending call. */
  readonly stop: () => void
}

function createTimer(): Timer {
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    start(call, delayMs) {
      clearTimeout(handle)
      handle = setTimeout(call, delayMs)
    },
    stop() {
      clearTimeout(handle)
    },
  }
}

/** Returns a timer that is stopped when its component unmounts. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  useEffect(() => () => timer.stop(), [timer])
  return timer
}
