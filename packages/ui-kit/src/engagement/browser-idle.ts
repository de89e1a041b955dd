/** A browser that stays busy for this long is not waited for any longer. */
const LONGEST_WAIT_MS = 2000

/** Resolves when the browser has nothing else to do; at the next task in a browser that does not report it. */
export function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve)
  })
}
