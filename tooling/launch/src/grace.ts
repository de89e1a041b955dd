/** How long a server may take to stop before it is killed. */
export const GRACE_MS = 8_000
