const LOOK_EVERY_MS = 1000

/** Looks every second, and whenever the page comes back into sight. Gives the end of looking. */
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
