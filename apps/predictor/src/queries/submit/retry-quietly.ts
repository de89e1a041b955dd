import { addJitter } from '@touchline/engagement-sdk'
import { logFailure } from '../../platform/log.ts'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 1000

/** Calls `act` three times at most, logs each failure, and resolves to undefined after the last. Never rejects. */
export async function retryQuietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      logFailure(`After a saved prediction, attempt ${attempt} of ${MAX_ATTEMPTS}`, error)
      if (attempt === MAX_ATTEMPTS) return undefined
      const pauseMs = FIRST_PAUSE_MS * 2 ** (attempt - 1)
      await new Promise((resolve) => setTimeout(resolve, addJitter(pauseMs, pauseMs, Math.random)))
    }
  }
}
