import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusText } from '../screen/focus.ts'

/** The page has another main element, hidden, with the notice for browsers below the device floor. */
const SCREEN_HEADING = ':is(main, [role=main]):not([hidden]) :is(h1, h2)'
/** That of the list, while the screen next to it has none yet. */
const LIST_HEADING = '[role=region] h1'

/**
 * Scrolls a new screen to its top, and moves the focus to its heading if the focused element was removed with the previous screen
 * or is the link that was followed. A screen reader then announces the new screen. Any other focused element keeps the focus, also
 * one in the page around a frame.
 */
export function useScreenChange(): void {
  const { pathname } = useLocation()
  const isStepInHistory = useNavigationType() === NavigationType.Pop
  // Of a game that a link has started, like that of the practice match, the first screen is a new one too.
  const shown = useRef(isStepInHistory ? pathname : undefined)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After a step in the history the browser restores the scroll position.
    if (!isStepInHistory) window.scrollTo({ top: 0, behavior: 'instant' })
    const inScreen = document.querySelector<HTMLElement>(SCREEN_HEADING)
    const heading = inScreen ?? document.querySelector<HTMLElement>(LIST_HEADING)
    if (heading !== null && isFocusLost()) focusText(heading, { preventScroll: true })
  }, [pathname, isStepInHistory])
}

/**
 * Returns whether the page is active and its focus is on nothing or on the link that was followed. Browsers without
 * `userActivation` are treated as active.
 */
function isFocusLost(): boolean {
  const { activeElement: active } = document
  const isFollowed = active instanceof HTMLAnchorElement && active.pathname === window.location.pathname
  const isOnNothing = active === null || active === document.body || isFollowed
  return isOnNothing && document.hasFocus() && navigator.userActivation?.hasBeenActive !== false
}
