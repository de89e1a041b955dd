import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of the first question without an answer below another one; to the first of all at the end.
 * Returns it.
 */
export function showNextEmpty(
  list: HTMLElement | null,
  last: HTMLElement | undefined,
): HTMLElement | undefined {
  const empty = [...(list?.querySelectorAll<HTMLElement>('[data-empty]') ?? [])]
  const isBelow = (card: HTMLElement) =>
    last?.compareDocumentPosition(card) === Node.DOCUMENT_POSITION_FOLLOWING
  const next = empty.find(isBelow) ?? empty[0]
  show(next?.querySelector<HTMLElement>('h3'))
  return next
}

/** Scrolls to an element, and moves the focus to it. */
export function show(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/**
 * Keeps the focus near its place when `closed` changes and the control that has it is disabled or removed: in the list at the
 * heading of the same question, elsewhere at the way back.
 */
export function useFocusAtClosing(
  closed: number,
  list: RefObject<HTMLElement | null>,
  back: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ readonly control: Element | null; readonly step: number }>(undefined)
  // The form and the slip have the same list.
  const steps = () => [...(list.current?.querySelectorAll('ol > li') ?? [])]
  const remember = useEffectEvent(() => {
    const control = document.activeElement
    last.current = { control, step: steps().findIndex((step) => step.contains(control)) }
  })
  useEffect(() => {
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  const moveFocus = useEffectEvent(() => {
    const { control = null, step = -1 } = last.current ?? {}
    if (control === null || (control.isConnected && !control.matches(':disabled'))) return
    const heading = steps()[step]?.querySelector('h3')
    const replacement = heading ?? back.current
    replacement?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing is the reason to run
  useLayoutEffect(() => moveFocus(), [closed])
}
