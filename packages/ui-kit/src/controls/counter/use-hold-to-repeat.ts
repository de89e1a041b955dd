import { type PointerEvent, useEffect, useRef } from 'react'
import { useLatest } from '../../internal/use-latest.ts'
import { useTimer } from '../../internal/use-timer.ts'

/** Time from the press to the first repeat, and from one repeat to the next (specification 9, limits). */
export const HOLD = { startDelayMs: 500, repeatEveryMs: 50 } as const

/** Options of {@link useHoldToRepeat}. */
export type HoldToRepeatOptions = {
  /** Takes one step; `false` says that there is no further one, which ends the hold. */
  readonly onStep: () => boolean
  /** Called once after a press or a hold that stepped. */
  readonly onEnd?: (() => void) | undefined
  /** Time from the press to the first repeat, in ms. @default 500 */
  readonly startDelayMs?: number | undefined
  /** Time between two repeats, in ms. @default 50 */
  readonly repeatEveryMs?: number | undefined
  /** Ends a hold and starts none. @default false */
  readonly disabled?: boolean | undefined
}

/**
 * Handlers that make a button step once on a press and go on stepping while it is held.
 *
 * The single step is the button's click, so keyboards, switches and screen readers have it too, and a
 * touch that turns into a scroll (which the browser takes over, without a click) changes nothing.
 * A hold ends on release, cancel, leaving the button, blur, a hidden page, `disabled` and unmount.
 *
 * @example <button {...useHoldToRepeat({ onStep: () => addOne() < max })}>+</button>
 */
export function useHoldToRepeat({
  onStep,
  onEnd,
  startDelayMs = HOLD.startDelayMs,
  repeatEveryMs = HOLD.repeatEveryMs,
  disabled = false,
}: HoldToRepeatOptions) {
  const timer = useTimer()
  const latest = useLatest({ onStep, onEnd })
  // From the first repeat until the next press: the click that follows a hold is part of it.
  const held = useRef(false)
  const holding = useRef(false)

  function repeat(): void {
    held.current = true
    holding.current = true
    if (latest.current.onStep()) timer.start(repeat, repeatEveryMs)
    else stop()
  }

  function stop(): void {
    timer.stop()
    if (!holding.current) return
    holding.current = false
    latest.current.onEnd?.()
  }

  const stopLatest = useLatest(stop)
  useEffect(() => {
    const end = () => stopLatest.current()
    const endIfHidden = () => {
      if (document.hidden) end()
    }
    if (disabled) end()
    window.addEventListener('blur', end)
    document.addEventListener('visibilitychange', endIfHidden)
    return () => {
      window.removeEventListener('blur', end)
      document.removeEventListener('visibilitychange', endIfHidden)
    }
  }, [disabled, stopLatest])

  return {
    onPointerDown(event: PointerEvent) {
      held.current = false
      if (disabled || event.button !== 0 || !event.isPrimary) return
      timer.start(repeat, startDelayMs)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onBlur: stop,
    // A long press would open the phone's menu and keep the release from us.
    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault()
    },
    onClick() {
      if (disabled || held.current) {
        held.current = false
        return
      }
      latest.current.onStep()
      latest.current.onEnd?.()
    },
  }
}
