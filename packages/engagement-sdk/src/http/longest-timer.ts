/** The longest delay that `setTimeout` accepts: 24.8 days. A longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
