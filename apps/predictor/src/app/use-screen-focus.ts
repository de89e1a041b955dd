import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page has another main element, hidden, with the notice for browsers below the device floor. */
const SCREEN_HEADING = ':is(main, [role=main]):not([hidden]) :is(h1, h2)'

/**
 * A screen that goes takes the focused element along, and nobody who listens hears that another has come: its
 * heading takes the focus, once it is there. So it does from the link that led there, where that one stays. Nothing
 * else that has the focus loses it, in the page around a frame neither.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const observer = new MutationObserver(look)
    let focused: HTMLElement | undefined
    function look(): void {
      // A heading that stands in while the screen loads is replaced by another, which then takes the focus.
      if (focused?.isConnected === true) {
        if (document.activeElement !== focused) observer.disconnect()
        return
      }
      const isLost = isFocusLost(document)
      const heading = document.querySelector<HTMLElement>(SCREEN_HEADING)
      if (isLost && heading === null) return
      if (!isLost || heading === null) {
        observer.disconnect()
        return
      }
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      focused = heading
    }
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [pathname])
}

/**
 * Whether the player is in this page and on nothing in it, or on the link that was followed. Browsers that do not say
 * whether they were ever: yes.
 */
function isFocusLost(page: Document): boolean {
  const { activeElement: active } = page
  const isFollowed = active instanceof HTMLAnchorElement && active.pathname === page.location.pathname
  const isOnNothing = active === null || active === page.body || isFollowed
  return isOnNothing && page.hasFocus() && navigator.userActivation?.hasBeenActive !== false
}
