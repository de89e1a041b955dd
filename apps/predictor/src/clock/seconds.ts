const LOOK_EVERY_MS = 1000

/** Calls `look` every second and whenever the page becomes visible again. Returns a function that stops it. */
export function subscribeToSeconds(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
