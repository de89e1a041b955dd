import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseHandle, oneAtATime } from './database.ts'
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
 * @param onLost told when the connection that listens breaks; the process goes on without notifications
 */
export async function openPostgres(url: string, onLost: (error: unknown) => void): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types })
  pool.on('error', onLost)
  const ear = new pg.Client({ connectionString: url })
  ear.on('error', onLost)
  await ear.connect()
  const { rows } = await ear.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ownPid = rows[0]?.pid
  await ear.query(`listen ${CHANNEL}`)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const inTurn = oneAtATime()
  return {
    db,
    exclusively: (work) => inTurn(() => withAdvisoryLock(pool, work)),
    tellOthers: async () => {
      await ear.query('select pg_notify($1, $2)', [CHANNEL, ''])
    },
    onToldByOthers(listener) {
      ear.on('notification', (message) => {
        if (message.processId !== ownPid) listener()
      })
    },
    async close() {
      await ear.end()
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
