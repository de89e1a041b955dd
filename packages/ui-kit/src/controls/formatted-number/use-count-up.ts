'use client'

import { useLayoutEffect, useState } from 'react'

const COUNT_UP_MS = 700

/** Returns a number that counts up from 0 to the value once. With reduced motion it is always the value. */
export function useCountUp(value: number, enabled: boolean): number {
  const [share, setShare] = useState(1)
  // Before the first paint, otherwise the final number would flash.
  useLayoutEffect(() => {
    if (!enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setShare(0)
    let frame = 0
    let startedAt: number | undefined
    function draw(at: number): void {
      startedAt ??= at
      const passed = Math.min((at - startedAt) / COUNT_UP_MS, 1)
      // Ease out: fast first, then slower.
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [enabled])
  return share === 1 || !enabled ? value : Math.round(value * share)
}
