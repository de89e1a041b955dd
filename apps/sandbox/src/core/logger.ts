/** Logs events of the sandbox. Facts are fields; no field contains a token. */
export interface Logger {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  error(event: string, error: unknown): void
}

/** What is printed: errors only, or every request as a line of JSON too. */
export const LOG_LEVELS = ['errors', 'requests'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Creates a logger that writes each event as a line of JSON. */
export function createLogger(level: LogLevel, write: (line: string) => void): Logger {
  const line = (kind: string, event: string, facts: Readonly<Record<string, unknown>>) =>
    write(JSON.stringify({ time: new Date().toISOString(), level: kind, event, ...facts }))
  return {
    info(event, facts = {}) {
      if (level === 'requests') line('info', event, facts)
    },
    error(event, error) {
      line(
        'error',
        event,
        error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) },
      )
    },
  }
}

/** Receives a line about what a long start is doing. */
export type Report = (line: string) => void
