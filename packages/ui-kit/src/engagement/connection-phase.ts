/** The phases of the live connection. */
export const CONNECTION_PHASES = [
  'idle',
  'connecting',
  'connected',
  'reconnecting',
  'offline',
  'stopped',
  'failed',
  'polling',
] as const
/** One of {@link CONNECTION_PHASES}. */
export type ConnectionPhase = (typeof CONNECTION_PHASES)[number]
