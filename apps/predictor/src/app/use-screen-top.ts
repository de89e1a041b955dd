import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** A screen that was asked for begins at its top; one that comes back is where the browser left it. */
export function useScreenTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, type])
}
