import { rejectOnAbort } from './reject-on-abort.ts'

/**
 * Resolves to the first value that a subscription passes on, or rejects with the signal's reason. Unsubscribes in both cases.
 *
 * @param subscribe returns the function that unsubscribes
 */
export function waitFor<T>(
  subscribe: (resolve: (value: T) => void) => () => void,
  signal: AbortSignal | undefined,
): Promise<T> {
  let unsubscribe = (): void => undefined
  const value = new Promise<T>((resolve) => {
    unsubscribe = subscribe(resolve)
  })
  return (signal ? rejectOnAbort(value, signal) : value).finally(() => unsubscribe())
}
