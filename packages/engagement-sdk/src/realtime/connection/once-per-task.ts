/** Returns a function that does the work once for all calls of the current task, at its end. */
export function oncePerTask(work: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      work()
    })
  }
}
