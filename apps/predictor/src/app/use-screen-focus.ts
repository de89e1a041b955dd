import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page has another main element, hidden, with the notice for browsers below the device floor. */
const SCREEN_HEADING = ':is(main, [role=main]):not([hidden]) :is(h1, h2)'

/**
 * Moves the focus to the heading of a new screen as soon as it is rendered, if the focused element was removed with the
 * previous screen or is the link that was followed. A screen reader then announces the new screen. Any other focused
 * element keeps the focus, also one in the page around a frame.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const observer = new MutationObserver(moveFocus)
    let focused: HTMLElement | undefined
    function moveFocus(): void {
      // The heading of a placeholder is replaced by that of the screen, which then gets the focus.
      if (focused?.isConnected === true) {
        if (document.activeElement !== focused) observer.disconnect()
        return
      }
      if (!isFocusLost()) {
        observer.disconnect()
        return
      }
      const heading = document.querySelector<HTMLElement>(SCREEN_HEADING)
      if (heading === null) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      focused = heading
    }
    observer.observe(document.body, { childList: true, subtree: true })
    moveFocus()
    return () => observer.disconnect()
  }, [pathname])
}

/**
 * Returns whether the page is active and its focus is on nothing or on the link that was followed. Browsers without
 * `userActivation` count as active.
 */
function isFocusLost(): boolean {
  const { activeElement: active } = document
  const isFollowed = active instanceof HTMLAnchorElement && active.pathname === window.location.pathname
  const isOnNothing = active === null || active === document.body || isFollowed
  return isOnNothing && document.hasFocus() && navigator.userActivation?.hasBeenActive !== false
}
