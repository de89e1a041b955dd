import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Query } from './books.ts'
import { startChild } from './child-process.ts'
import type { StoreName } from './store-name.ts'

/** Where the sandboxes of a run keep their database, and how it is read without them. */
export interface Store extends AsyncDisposable {
  /** Arguments and environment of a sandbox on this database. */
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** How many sandboxes run on it at once. */
  readonly sandboxes: number
  /** Runs SQL on the database. A folder has one reader at a time: its sandbox has to have ended. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>
}

export function openStore(name: StoreName): Promise<Store> {
  return name === 'folder' ? folderStore() : postgresStore()
}

/** An embedded database in a new folder, with one sandbox. */
async function folderStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-chaos-'))
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  // A run that a signal ends disposes of nothing.
  process.once('exit', remove)
  return {
    args: ['--data', data],
    env: { DATABASE_URL: '' },
    sandboxes: 1,
    async read(work) {
      await using database = await PGlite.create(data)
      return await work(async <Row>(text: string) => (await database.query<Row>(text)).rows)
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', remove)
      remove()
    },
  }
}

/** A PostgreSQL server of its own, with two sandboxes on one database. */
async function postgresStore(): Promise<Store> {
  const server = await startChild(join(import.meta.dirname, 'postgres-process.ts'), {
    args: [],
    ready: 'ready\n',
    // A server with other users would keep the run's database.
    env: { DATABASE_URL: '' },
  })
  const [url = ''] = /postgres:\S+/.exec(server.output) ?? []
  return {
    args: ['--database', url],
    env: {},
    sandboxes: 2,
    async read(work) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return await work(async <Row>(text: string) => {
          const { rows } = await client.query(text)
          return rows as readonly Row[]
        })
      } finally {
        await client.end()
      }
    },
    [Symbol.asyncDispose]: () => server.end('SIGTERM'),
  }
}
