import { setImmediate } from 'node:timers/promises'
import { MemoryFS, PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { type DatabaseConnection, type Dialect, Kysely, PGliteDialect, sql, type Transaction } from 'kysely'
import { parseTar } from 'nanotar'
import { assertWritable } from './data-folder.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type Work = Transaction<Schema>

/** What processes notify each other of: a change of what they remember, and a message of real-time. */
export const NOTIFICATIONS = ['change', 'message'] as const
export type Notification = (typeof NOTIFICATIONS)[number]

/** An open database and what only its owner may do with it. */
export interface DatabaseHandle {
  readonly db: Database
  /** Whether other processes may work on it at the same time. */
  readonly isShared: boolean
  /** Runs work that no other caller, in this process or another one on the same database, runs at the same time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Rejects if the database cannot store anything: its disk is full, read-only or gone. */
  assertWritable(): Promise<void>
  /** Returns how many queries were answered so far: a sign of life. */
  answeredQueries(): number
  /** Notifies every other process on this database that something they remember has changed. */
  notifyOthers(): Promise<void>
  /** Sets what is called for a notification, of another process or if one may have been missed. */
  onNotified(notification: Notification, listener: () => void): void
  close(): Promise<void>
}

/** The embedded database can also be written to a file and opened again from it. */
export interface EmbeddedHandle extends DatabaseHandle {
  dump(): Promise<Buffer<ArrayBuffer>>
}

const INT8 = 20

/** A start clears the whole cache, which has 128 MB by default. */
const ON_DISK = ['shared_buffers=32MB']
const IN_MEMORY = ['shared_buffers=16MB', 'wal_recycle=off', 'wal_init_zero=off']

interface EmbeddedSource {
  /** Where the files are. @default in memory */
  readonly folder?: string | undefined
  /** What a new database begins with. @default nothing */
  readonly dump?: Buffer<ArrayBuffer> | undefined
}

/** Opens the embedded PostgreSQL. One process has it alone. */
export async function openEmbedded(source: EmbeddedSource = {}): Promise<EmbeddedHandle> {
  const pglite = await PGlite.create({
    ...placeOf(source),
    parsers: { [INT8]: Number },
  })
  const { db, answeredQueries } = countedQueries(
    new PGliteDialect({ pglite, onCreateConnection: async (connection) => yieldBetweenQueries(connection) }),
  )
  const inTurn = oneAtATime()
  return {
    db,
    isShared: false,
    exclusively: (work) =>
      inTurn(async () => {
        const result = await work()
        // Nothing else vacuums the embedded database: what a settlement replaces would stay in its files. A failure costs space only.
        await sql`vacuum entries, program_points`.execute(db).catch(() => undefined)
        return result
      }),
    answeredQueries,
    async assertWritable() {
      if (source.folder !== undefined) await assertWritable(source.folder)
      await writeToLog(db)
    },
    notifyOthers: async () => {},
    onNotified: () => {},
    async dump() {
      await shrink(db)
      const dump = await pglite.dumpDataDir('none')
      return Buffer.from(await dump.arrayBuffer())
    },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

/**
 * Runs each query in an event loop iteration of its own. The embedded database blocks the event loop during a query and continues
 * with the next one in a microtask: without this, Node would read no request until all waiting queries have run, so that no
 * request could be refused, and would accept no connection, of which it accepts one per iteration.
 */
function yieldBetweenQueries(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    await setImmediate()
    return execute(query, options)
  }
}

function placeOf({ folder, dump }: EmbeddedSource): PGliteOptions {
  if (folder === undefined) return { ...startedWith(IN_MEMORY), ...(dump && { fs: new MemoryFiles(dump) }) }
  return { ...startedWith(ON_DISK), dataDir: folder, ...(dump && { loadDataDir: new Blob([dump]) }) }
}

function startedWith(settings: readonly string[]): PGliteOptions {
  return { startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])] }
}

/**
 * Removes what every start from the dump would copy or replay for nothing: the template databases, which have half of
 * the files, and the write-ahead log.
 */
async function shrink(db: Database): Promise<void> {
  const templates = sql<{ name: string }>`select datname as name from pg_database where datistemplate`
  for (const { name } of (await templates.execute(db)).rows) {
    await sql`alter database ${sql.id(name)} with is_template false`.execute(db)
    await sql`drop database ${sql.id(name)}`.execute(db)
  }
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}

/** Commits an entry of the write-ahead log that no table has: it waits for no lock and leaves no row. */
export async function writeToLog(db: Database): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'touchline health', '')`.execute(db)
}

/** Opens the queries of a database, and counts those that were answered. */
export function countedQueries(dialect: Dialect) {
  let answered = 0
  const db = new Kysely<Schema>({
    dialect,
    log({ level }) {
      if (level === 'query') answered += 1
    },
  })
  return { db, answeredQueries: () => answered }
}

/** Creates a queue of work in this process. */
export function oneAtATime(): DatabaseHandle['exclusively'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Where the embedded PostgreSQL has its data folder. */
const DATA_FOLDER = '/pglite/data'

/**
 * Files in memory that a database begins with. PGlite's own `loadDataDir` copies each file three times, which takes as
 * much processor time as the rest of a start.
 */
class MemoryFiles extends MemoryFS {
  readonly #dump: Uint8Array

  /** @param dump a tar file, as PGlite's `dumpDataDir` writes it; the database then writes to it */
  constructor(dump: Uint8Array) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    // The parser reads the buffer behind the array, which may begin before it.
    const isWhole = this.#dump.byteLength === this.#dump.buffer.byteLength
    const tar = isWhole ? this.#dump : new Uint8Array(this.#dump)
    for (const { name, type, data = new Uint8Array() } of parseTar(tar)) {
      const path = `${DATA_FOLDER}/${name}`
      if (type === 'directory') this.pg?.Module.FS.mkdirTree(path)
      else this.pg?.Module.FS.writeFile(path, data, { canOwn: true })
    }
  }
}
