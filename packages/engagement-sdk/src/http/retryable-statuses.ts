/** Statuses after which the same call may succeed later. */
export const RETRYABLE_STATUSES: readonly number[] = [408, 413, 429, 500, 502, 503, 504, 521, 522, 524]
