/** Limit of one request in milliseconds, except for long polls and files (specification section 9). */
export const DEFAULT_TIMEOUT_MS = 15_000
