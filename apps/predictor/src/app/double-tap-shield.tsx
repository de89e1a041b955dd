import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './frames.module.css'

/** The time within which two taps in one place are a double tap. */
const DOUBLE_TAP_MS = 400

/**
 * Covers the place of the tap that opened a screen for a moment, so that the second tap of a double tap presses nothing on the
 * new screen.
 */
export function DoubleTapShield() {
  const { pathname } = useLocation()
  const shield = useRef<HTMLDivElement>(null)
  const lastTap = useRef<PointerEvent>(undefined)
  const shown = useRef(pathname)
  useEffect(() => {
    const rememberTap = (event: PointerEvent) => {
      lastTap.current = event.pointerType === 'touch' ? event : undefined
    }
    window.addEventListener('pointerup', rememberTap, true)
    return () => window.removeEventListener('pointerup', rememberTap, true)
  }, [])
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { current: cover } = shield
    const { current: tap } = lastTap
    const leftMs = tap === undefined ? 0 : tap.timeStamp + DOUBLE_TAP_MS - performance.now()
    if (cover === null || tap === undefined || leftMs <= 0) return
    cover.style.left = `${tap.clientX}px`
    cover.style.top = `${tap.clientY}px`
    cover.hidden = false
    const hide = () => {
      cover.hidden = true
    }
    const timer = setTimeout(hide, leftMs)
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [pathname])
  return <div ref={shield} className={styles['shield']} hidden />
}
