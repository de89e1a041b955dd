import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where it was when predictions close: a control that is disabled hands it to the heading of its
 * card, and Submit, which is removed, to what replaces it.
 */
export function useFocusAtClosing(isClosed: boolean, replacement: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | undefined>(undefined)
  useEffect(() => {
    const remember = () => {
      last.current = document.activeElement ?? undefined
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  const wasClosed = useRef(isClosed)
  useLayoutEffect(() => {
    const hasJustClosed = isClosed && !wasClosed.current
    wasClosed.current = isClosed
    const place = last.current
    if (!hasJustClosed || place === undefined) return
    if (!place.isConnected) replacement.current?.focus({ preventScroll: true })
    else if (place.matches(':disabled')) {
      place.closest('li')?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
    }
  }, [isClosed, replacement])
}
