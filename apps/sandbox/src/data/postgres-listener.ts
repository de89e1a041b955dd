import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** The channels of a listener and what is called for them. */
export interface ListenerPorts {
  readonly channels: readonly string[]
  onNotification(channel: string, payload: string | undefined): void
  /** Called when the connection is open again: notifications may have been missed. */
  onReopened(): void
  /** Called when the connection breaks, and for every attempt to open it again that failed. */
  onError(error: unknown): void
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000
/** A proxy may accept a connection while its server is gone. */
const LONGEST_CONNECT_MS = 5000

/**
 * Opens a connection that listens for notifications, and opens it again when it breaks. Rejects if the first attempt fails;
 * later attempts are repeated without end.
 * @returns what closes it
 */
export async function openListener(
  url: string,
  { channels, onNotification, onReopened, onError }: ListenerPorts,
): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let opening: Promise<pg.Client | undefined> = connect()
  await opening

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_CONNECT_MS,
    })
    // One break may emit two errors: the server's, and the connection's.
    client.once('error', onError).on('error', () => {})
    await client.connect()
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    client.on('notification', ({ channel, payload }) => onNotification(channel, payload))
    client.once('end', () => {
      if (!closing.signal.aborted) opening = reopen().catch(() => undefined)
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

  return async () => {
    closing.abort()
    const client = await opening
    await client?.end()
  }
}

/** Grows with every attempt, and differs between processes that lost the same server. */
function waitMs(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
}
