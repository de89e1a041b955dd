import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Closing {
  /** The part of the page with the controls. */
  readonly place: RefObject<HTMLElement | null>
  /**
   * Returns what takes the focus.
   *
   * @param step the place of the control's step in the list; -1 outside of the list
   */
  replacement(step: number): HTMLElement | null | undefined
}

/** Keeps the focus in its place when `closed` changes and the control that has it is disabled or removed. */
export function useFocusAtClosing(closed: boolean | number, { place, replacement }: Closing): void {
  const last = useRef<{ readonly control: Element; readonly step: number }>(undefined)
  useEffect(() => {
    const remember = () => {
      const control = document.activeElement
      const isInside = control !== null && place.current?.contains(control) === true
      const steps = [...(place.current?.querySelectorAll('ol > li') ?? [])]
      last.current = isInside
        ? { control, step: steps.findIndex((step) => step.contains(control)) }
        : undefined
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [place])
  const moveFocus = useEffectEvent(() => {
    if (last.current === undefined) return
    const { control, step } = last.current
    if (!control.isConnected || control.matches(':disabled'))
      replacement(step)?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing is the reason to run
  useLayoutEffect(() => moveFocus(), [closed])
}
