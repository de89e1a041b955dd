/** The phase of the live connection. */
export type ConnectionPhase =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'offline'
  | 'stopped'
  | 'failed'
  | 'polling'
