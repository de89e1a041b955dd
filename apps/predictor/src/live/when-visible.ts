/** Calls `act` now, or once the page becomes visible. Returns a function that stops waiting. */
export function whenVisible(act: () => void): () => void {
  if (!document.hidden) {
    act()
    return () => undefined
  }
  const waiting = new AbortController()
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) return
      waiting.abort()
      act()
    },
    { signal: waiting.signal },
  )
  return () => waiting.abort()
}
