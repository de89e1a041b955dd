/** A page that is not in sight, such as a tab in the background, is not painted. */
const LONGEST_WAIT_MS = 100

/** Calls once, when what the page holds now has been painted. */
export function afterPaint(call: () => void): void {
  let isDue = true
  const callOnce = () => {
    if (isDue) call()
    isDue = false
  }
  // The first frame paints it, the second one begins when it is in sight.
  requestAnimationFrame(() => requestAnimationFrame(callOnce))
  setTimeout(callOnce, LONGEST_WAIT_MS)
}
