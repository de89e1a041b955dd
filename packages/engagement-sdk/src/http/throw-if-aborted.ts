/** Throws the signal's reason if it is aborted. The signals of React Native have no method for it. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason
}
