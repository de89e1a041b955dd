import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import {
  countedQueries,
  type DatabaseHandle,
  NOTIFICATIONS,
  type Notification,
  oneAtATime,
  writeToLog,
} from './database.ts'
import { openListener } from './postgres-listener.ts'

const INT8 = 20
const CONNECTIONS = 10
/** A request that waits longer for a connection gets 503. */
const LONGEST_WAIT_MS = 5000
/** An arbitrary number that no other advisory lock on the database uses. */
const LOCK = 727_301

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/**
 * Opens a PostgreSQL server's database, where several processes may work side by side: an advisory lock
 * keeps exclusive work apart, and a notification makes the others reread what they remember.
 * @param onLost called when a connection breaks; the listening one is opened again automatically
 */
export async function openPostgres(url: string, onLost: (error: unknown) => void): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    types,
  })
  pool.on('error', onLost)
  // The pool listens to idle connections only. On one that breaks in use, the next query rejects.
  pool.on('connect', (client) => client.on('error', () => {}))
  const self = randomUUID()
  const listeners = new Map<string, () => void>()
  const closeListener = await openListener(url, {
    channels: NOTIFICATIONS.map(channelOf),
    onNotification: (channel, sender) => {
      if (sender !== self) listeners.get(channel)?.()
    },
    onReopened: () => {
      for (const call of listeners.values()) call()
    },
    onError: onLost,
  })
  const { db, answeredQueries } = countedQueries(new PostgresDialect({ pool }))
  const inTurn = oneAtATime()
  return {
    db,
    isShared: true,
    exclusively: (work) => inTurn(() => withAdvisoryLock(pool, work)),
    assertWritable: () => writeToLog(db),
    answeredQueries,
    notifyOthers: async () => {
      await pool.query('select pg_notify($1, $2)', [channelOf('change'), self])
    },
    onNotified: (notification, listener) => void listeners.set(channelOf(notification), listener),
    async close() {
      await closeListener()
      await db.destroy()
    },
  }
}

/** Returns PostgreSQL's channel of a notification. */
export function channelOf(notification: Notification): string {
  return `touchline_${notification}`
}

async function withAdvisoryLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    // Ending the connection's session would free the lock too; a pooled one lives on, so it is freed by hand.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}
