/** Time that a server has to stop before it is killed. */
export const GRACE_MS = 8_000
