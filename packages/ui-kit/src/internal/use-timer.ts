import { useEffect, useState } from 'react'

/** One pending call at a time. */
export type Timer = { start(call: () => void, delayMs: number): void; stop(): void }

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

/** A timer that ends with its component. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  useEffect(() => () => timer.stop(), [timer])
  return timer
}
