import { useEffect, useEffectEvent } from 'react'

/** Acts when the browser shows the page again out of its history, as it was left. */
export function usePageRestored(onRestored: () => void): void {
  const act = useEffectEvent(onRestored)
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
}
