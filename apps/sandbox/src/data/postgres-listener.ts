import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A connection that listens for notifications, and is opened again when it breaks. */
export interface PostgresListener {
  /** Runs a query on this connection; while it is broken, once it is open again. */
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  /** Stops opening it again: on a broken connection, pending and later queries reject. */
  giveUp(): void
  /** Ends it; later queries reject. */
  close(): Promise<void>
}

/** The channel of a listener and what is called for it. */
export interface ListenerPorts {
  readonly channel: string
  onNotification(payload: string | undefined): void
  /** Called when the connection is open again: notifications may have been missed. */
  onReopened(): void
  /** Called when the connection breaks, and for every attempt to open it again that failed. */
  onError(error: unknown): void
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000

/** Opens a connection that listens. Rejects if the first attempt fails; later attempts are repeated without end. */
export async function openListener(
  url: string,
  { channel, onNotification, onReopened, onError }: ListenerPorts,
): Promise<PostgresListener> {
  const closing = new AbortController()
  let opening = connect()
  await opening

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    // One break may emit two errors: the server's, and the connection's.
    client.once('error', onError).on('error', () => {})
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    client.on('notification', ({ payload }) => onNotification(payload))
    client.once('end', () => {
      if (closing.signal.aborted) return
      opening = reopen()
      // Queries reject with a failure; without any, it would be an unhandled rejection.
      opening.catch(() => {})
    })
    return client
  }

  async function reopen(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt += 1) {
      await wait(waitMs(attempt), undefined, { signal: closing.signal, ref: false })
      try {
        const client = await connect()
        onReopened()
        return client
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    async query(text, values) {
      const client = await opening
      return client.query(text, values && [...values])
    },
    giveUp: () => closing.abort(),
    async close() {
      closing.abort()
      const client = await opening.catch(() => undefined)
      await client?.end()
    },
  }
}

/** Grows with every attempt, and differs between processes that lost the same server. */
function waitMs(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
}
