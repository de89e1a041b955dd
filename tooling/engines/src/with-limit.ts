/** Longer than any driver needs on a busy machine, and short enough for a second attempt within the time of a test. */
const LIMIT_MS = 20_000

/** Rejects when a command of a driver does not end: vitest repeats a test whose fixture rejects, not one that hangs. */
export async function withLimit<T>(command: Promise<T>, name: string): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`The driver did not end '${name}'.`)), LIMIT_MS)
  try {
    return await Promise.race([command, limit])
  } finally {
    clearTimeout(timer)
  }
}
