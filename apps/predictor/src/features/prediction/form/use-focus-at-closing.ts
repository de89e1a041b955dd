import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FocusPlace {
  /** The part of the page whose control is disabled or removed. */
  readonly place: RefObject<HTMLElement | null>
  /** Takes the focus. */
  readonly replacement: RefObject<HTMLElement | null>
}

/** Keeps the focus in its place when predictions close and the control that has it is disabled or removed. */
export function useFocusAtClosing(isClosed: boolean, { place, replacement }: FocusPlace): void {
  const last = useRef<Element | undefined>(undefined)
  useEffect(() => {
    const remember = () => {
      const active = document.activeElement
      last.current = active !== null && place.current?.contains(active) ? active : undefined
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [place])
  const wasClosed = useRef(isClosed)
  useLayoutEffect(() => {
    const hasJustClosed = isClosed && !wasClosed.current
    wasClosed.current = isClosed
    const lost = last.current
    if (!hasJustClosed || lost === undefined) return
    if (!lost.isConnected || lost.matches(':disabled')) replacement.current?.focus({ preventScroll: true })
  }, [isClosed, replacement])
}

/**
 * Moves the focus from the form to the row of the same question when predictions close, and the slip takes the place of the
 * form.
 *
 * @param place the part of the page that has the form, then the slip
 */
export function useFocusInSlip(place: RefObject<HTMLElement | null>, isSlip: boolean): void {
  const step = useRef(-1)
  useEffect(() => {
    const remember = () => {
      const steps = [...(place.current?.querySelectorAll('ol > li') ?? [])]
      step.current = steps.findIndex((one) => one.contains(document.activeElement))
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [place])
  const wasSlip = useRef(isSlip)
  useLayoutEffect(() => {
    const hasJustClosed = isSlip && !wasSlip.current
    wasSlip.current = isSlip
    if (!hasJustClosed || step.current < 0) return
    place.current?.querySelectorAll<HTMLElement>('ol > li > h3')[step.current]?.focus({ preventScroll: true })
  }, [isSlip, place])
}
