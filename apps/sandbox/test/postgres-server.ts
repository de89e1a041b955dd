import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@touchline/vitest-config/free-port'
import { openFolder, postgresPrograms, reachablePrograms } from './postgres-programs.ts'

const run = promisify(execFile)

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Its maintenance database, from which further ones can be made. */
  readonly url: string
  stop(): Promise<void>
}

/** A test's server is thrown away: nothing has to survive the machine. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const PASSWORD = 'password'

/** Starts a PostgreSQL server from npm in a folder of its own, or returns the one that DATABASE_URL names. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const { folder, programs, account } = await prepare()
  const data = join(folder, 'data')
  // The server's messages are read below, so they have to be in English.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account }
  const access = ['--username=touchline', '--auth=password', `--pwfile=${join(folder, PASSWORD)}`]
  const flags = [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'bin/initdb'), flags, options)
  const port = await freePort()
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const server = spawn(
    join(programs, 'bin/postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  await untilReady(server)
  return {
    url: `postgres://touchline:touchline@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', kill)
      const ended = once(server, 'exit')
      // A fast shutdown: it does not wait for clients to leave.
      if (server.exitCode === null && server.kill('SIGINT')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, and for root it runs as `nobody`, who gets a folder and programs within reach. */
async function prepare() {
  const isRoot = process.getuid?.() === 0
  const folder = isRoot ? await openFolder() : await mkdtemp(join(tmpdir(), 'touchline-postgres-'))
  await writeFile(join(folder, PASSWORD), 'touchline\n')
  if (!isRoot) return { folder, programs: postgresPrograms() }
  const programs = await reachablePrograms(postgresPrograms(), folder)
  const account = { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') }
  await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  return { folder, programs, account }
}

async function idOfNobody(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'nobody'])
  return Number(stdout)
}

/** Resolves when the server takes connections. @throws Error with what the server said when it ended instead */
function untilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (text.includes('ready to accept connections')) resolve()
  })
  server.once('error', reject)
  server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)))
  return promise
}
