import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseHandle, oneAtATime, writeToLog } from './database.ts'
import { openEar } from './postgres-listener.ts'
import type { Schema } from './schema.ts'

const INT8 = 20
const CONNECTIONS = 10
const CHANNEL = 'touchline_sandbox'
/** Any number will do, as long as nothing else on the database takes it. */
const LOCK = 727_301

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/**
 * Opens a PostgreSQL server's database, where several processes may work side by side: an advisory lock
 * keeps exclusive work apart, and a notification tells the others to look again.
 * @param onLost told when a connection breaks; the one that listens opens again by itself
 */
export async function openPostgres(url: string, onLost: (error: unknown) => void): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types })
  pool.on('error', onLost)
  // The pool listens to idle connections only. Whoever uses one that breaks hears of it from the next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  const self = randomUUID()
  const listeners: (() => void)[] = []
  const lookAgain = () => {
    for (const listener of listeners) listener()
  }
  const ear = await openEar(url, {
    channel: CHANNEL,
    onNotification: (sender) => {
      if (sender !== self) lookAgain()
    },
    onReopened: lookAgain,
    onError: onLost,
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const inTurn = oneAtATime()
  return {
    db,
    isShared: true,
    exclusively: (work) => inTurn(() => withAdvisoryLock(pool, work)),
    assertWritable: () => writeToLog(db),
    tellOthers: async () => {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, self])
    },
    onToldByOthers: (listener) => listeners.push(listener),
    async close() {
      await ear.close()
      await db.destroy()
    },
  }
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
