/** A page that is not in sight, such as a tab in the background, is not painted. */
const LONGEST_WAIT_MS = 100

/** Calls once, when what the page holds now is in sight. */
export function afterPaint(call: () => void): void {
  const observer = new PerformanceObserver(callOnce)
  const timer = setTimeout(callOnce, LONGEST_WAIT_MS)
  function callOnce(): void {
    observer.disconnect()
    clearTimeout(timer)
    call()
  }
  observer.observe({ type: 'paint', buffered: true })
}
