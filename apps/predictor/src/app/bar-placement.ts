import type { VisibleMessage } from './embedding-messages.ts'
import { placeBars, resetBars } from './place-bars.ts'

/** Places the bars of a framed game. */
export interface BarPlacement {
  place(visible: VisibleMessage): void
  end(): void
}

/**
 * Keeps bars where they are between the press and the release of a pointer: a button that moves meanwhile would receive no
 * click. A touch that becomes a scroll is cancelled by the browser, so bars follow every scroll.
 */
export function createBarPlacement(frame: Window): BarPlacement {
  let isPressed = false
  let latest: VisibleMessage | undefined

  function handlePress(): void {
    isPressed = true
  }

  /** The click comes after the release, so the bars move in the next frame. */
  function handleRelease(): void {
    isPressed = false
    frame.requestAnimationFrame(apply)
  }

  function apply(): void {
    if (isPressed || latest === undefined) return
    placeBars(frame, latest)
    latest = undefined
  }

  const listeners = [
    ['pointerdown', handlePress],
    ['pointerup', handleRelease],
    ['pointercancel', handleRelease],
  ] as const
  for (const [type, listener] of listeners) frame.addEventListener(type, listener, { capture: true })
  return {
    place(visible) {
      latest = visible
      apply()
    },
    end() {
      for (const [type, listener] of listeners) frame.removeEventListener(type, listener, { capture: true })
      latest = undefined
      resetBars(frame)
    },
  }
}
