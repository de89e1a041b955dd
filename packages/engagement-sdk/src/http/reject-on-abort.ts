/** Settles as the promise does, or rejects with the signal's reason when it is aborted. Removes its abort listener. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason)
    const stopListening = (): void => signal.removeEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
    promise.then(resolve, reject)
    promise.then(stopListening, stopListening)
  })
}
