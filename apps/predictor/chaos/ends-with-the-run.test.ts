// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, it } from 'vitest'

/** What a run starts: a sandbox on a folder, and PostgreSQL. Prints where they are and waits. */
const RUN = `
  import { openStore } from './chaos/store.ts'
  import { startUnreliablePlatform } from './chaos/unreliable-platform.ts'
  const store = await openStore('folder')
  const platform = await startUnreliablePlatform(store)
  const server = await openStore('postgres')
  console.log(JSON.stringify({ data: store.args[1], url: server.args[1], pids: platform.pids() }))`

it('ends its sandbox and its database server when it is killed', async () => {
  const run = spawn(
    process.execPath,
    ['--conditions=@touchline/source', '--input-type=module', '--eval', RUN],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line = ''] = await once(createInterface(run.stdout), 'line')
  const { data, url, pids }: Started = JSON.parse(String(line))
  expect(pids.filter(isAlive)).toHaveLength(1)
  expect(await answers(url)).toBe(true)
  run.kill('SIGKILL')
  const soon = { timeout: 30_000, interval: 20 }
  await expect.poll(() => pids.filter(isAlive), soon).toEqual([])
  await expect.poll(() => answers(url), soon).toBe(false)
  // A killed run cannot remove its folder.
  await rm(dirname(data), { recursive: true, force: true })
})

interface Started {
  readonly data: string
  readonly url: string
  readonly pids: readonly number[]
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  // A server that stops ends its connections.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
