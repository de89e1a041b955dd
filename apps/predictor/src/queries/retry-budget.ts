/** In tenths: each success earns one. */
const RETRY_COST = 10
/** A page starts with the three retries of one read, and never saves more. */
const MOST = 3 * RETRY_COST

/** The retries that a page has left. */
export interface RetryBudget {
  /** Adds a tenth of a retry. */
  earn(): void
  /** Takes one retry. Returns false if none is left. */
  spend(): boolean
}

/**
 * Returns a budget for three retries. Each success earns a tenth of one, so that the retries of a page that stays open are at
 * most a tenth of its reads: during an outage it does not multiply its load.
 */
export function createRetryBudget(): RetryBudget {
  let left = MOST
  return {
    earn: () => {
      left = Math.min(MOST, left + 1)
    },
    spend: () => {
      if (left < RETRY_COST) return false
      left -= RETRY_COST
      return true
    },
  }
}
