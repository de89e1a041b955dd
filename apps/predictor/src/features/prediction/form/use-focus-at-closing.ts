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
