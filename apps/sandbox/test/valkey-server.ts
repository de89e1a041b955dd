import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@touchline/vitest-config/find-program'
import { freePort } from '@touchline/vitest-config/free-port'
import { reportOmission } from '@touchline/vitest-config/report-omission'

/** A running Valkey or Redis server without any data. */
export interface ValkeyServer {
  readonly url: string
  stop(): Promise<void>
}

/** Returns how to start the Valkey or Redis server of this machine; records an omission where there is none. */
export function installedValkey(): (() => Promise<ValkeyServer>) | undefined {
  const program = findProgram('valkey-server') ?? findProgram('redis-server')
  if (program !== undefined) return () => start(program)
  reportOmission({
    what: 'real-time messages over Valkey or Redis between several sandboxes',
    missing: 'valkey-server or redis-server',
    remedy: 'Install one: apt-get install redis-server',
  })
  return undefined
}

async function start(program: string): Promise<ValkeyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-valkey-'))
  const port = await freePort()
  const settings = [
    '--bind',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.includes('Ready to accept connections')) resolve()
  })
  server.once('error', reject)
  server.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)))
  await ready
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill)
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill('SIGKILL')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
