/** Settles as the promise does, or rejects with the signal's reason as soon as it is aborted. Leaves no listener behind. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    promise.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject)
  })
}
