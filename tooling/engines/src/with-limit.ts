/** Longer than any driver needs on a busy machine, and short enough for a second attempt within the time of a test. */
const LIMIT_MS = 20_000

/** Rejects when a command of a driver does not end, so that another driver, or the test when it is repeated, can try again. */
export async function withLimit<T>(command: Promise<T>, name: string): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`The driver did not end '${name}'.`)), LIMIT_MS)
  try {
    return await Promise.race([command, limit])
  } finally {
    clearTimeout(timer)
  }
}
