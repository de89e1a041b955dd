/** The longest wait that a timer holds: 24.8 days. A longer one would end at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
