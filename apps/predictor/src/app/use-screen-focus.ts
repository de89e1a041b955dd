import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A screen that goes takes the focused element along, and nobody who listens hears that another has come: its
 * heading takes the focus, once it is there. Nothing that has the focus loses it, in the page around a frame neither.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const observer = new MutationObserver(look)
    function look(): void {
      const isLost = isFocusLost(document)
      const heading = document.querySelector<HTMLElement>('main :is(h1, h2)')
      if (isLost && heading === null) return
      observer.disconnect()
      if (!isLost || heading === null) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [pathname])
}

/** Whether the player is in this page and on nothing in it. Browsers that do not say whether they were ever: yes. */
function isFocusLost(page: Document): boolean {
  const isOnNothing = page.activeElement === null || page.activeElement === page.body
  return isOnNothing && page.hasFocus() && navigator.userActivation?.hasBeenActive !== false
}
