import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react'
import { useLatest } from '../../internal/use-latest.ts'

/** Time from the press to the first repeat (specification 9, limits). */
const START_DELAY_MS = 500

/** Time from one repeat to the next (specification 9, limits). */
const REPEAT_EVERY_MS = 50

interface HoldToRepeatOptions {
  /** Takes one step. Returns `false` if it was the last one, which ends the hold. */
  readonly onStep: () => boolean
  /** Called once after a press or a hold that stepped. */
  readonly onEnd: () => void
  /** Whether a hold is ended and none is started. */
  readonly disabled: boolean
}

/** Event handlers of a button that steps while it is held. */
type HoldToRepeatHandlers = DOMAttributes<HTMLElement> & { readonly onBlur: () => void }

/**
 * Returns event handlers for a button that steps once per press and repeats while it is held.
 *
 * The single step is taken on the click event, so it works with keyboards, switches and screen readers, and a touch that
 * becomes a scroll (without a click event) has no effect. A hold ends on release, cancel, leaving the button, blur, a
 * hidden page, `disabled` and unmount.
 */
export function useHoldToRepeat({ onStep, onEnd, disabled }: HoldToRepeatOptions): HoldToRepeatHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest({ onStep, onEnd })
  // The click event after a hold belongs to the hold and takes no further step.
  const phase = useRef<'idle' | 'holding' | 'held'>('idle')

  function repeat(button: Element): void {
    // A fieldset can disable the button too. Browsers then prevent its clicks, but not its pointer events.
    const isDisabled = button.matches(':disabled')
    if (!isDisabled) phase.current = 'holding'
    if (!isDisabled && latest.current.onStep()) timer.current = setTimeout(repeat, REPEAT_EVERY_MS, button)
    else stop()
  }

  function stop(): void {
    clearTimeout(timer.current)
    if (phase.current !== 'holding') return
    phase.current = 'held'
    latest.current.onEnd()
  }

  // Another finger on the button does not end the hold.
  function stopForPrimary({ isPrimary }: PointerEvent): void {
    if (isPrimary) stop()
  }

  const stopLatest = useLatest(stop)
  useEffect(() => {
    const end = () => stopLatest.current()
    if (disabled) end()
    window.addEventListener('blur', end)
    document.addEventListener('visibilitychange', end)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('blur', end)
      document.removeEventListener('visibilitychange', end)
    }
  }, [disabled, stopLatest])

  return {
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return
      phase.current = 'idle'
      if (disabled) return
      clearTimeout(timer.current)
      timer.current = setTimeout(repeat, START_DELAY_MS, event.currentTarget)
    },
    onPointerUp: stopForPrimary,
    onPointerCancel: stopForPrimary,
    onPointerLeave: stopForPrimary,
    onBlur: stop,
    // A long press would show the context menu of the phone, and the release event would be lost.
    onContextMenu(event) {
      event.preventDefault()
    },
    onClick({ detail }) {
      // `detail` is 0 for a click by key. It never belongs to a hold, even if the last hold ended without a click.
      if (!disabled && (phase.current === 'idle' || detail === 0)) {
        latest.current.onStep()
        latest.current.onEnd()
      }
      phase.current = 'idle'
    },
  }
}
