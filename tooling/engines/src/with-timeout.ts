/** Longer than a driver needs on a busy machine, and short enough for a second attempt within the timeout of a test. */
const TIMEOUT_MS = 20_000

/** Rejects when a driver does not finish a command in time, so that another driver or a retry of the test can repeat it. */
export async function withTimeout<T>(command: Promise<T>, name: string): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`The driver did not finish '${name}' within ${TIMEOUT_MS / 1000} s.`)),
    TIMEOUT_MS,
  )
  try {
    return await Promise.race([command, limit])
  } finally {
    clearTimeout(timer)
  }
}
