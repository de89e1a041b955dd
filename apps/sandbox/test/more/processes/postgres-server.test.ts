import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../postgres-server.ts'

let closed: string
beforeEach(async () => {
  // Only its owner may enter a folder that mkdtemp makes.
  closed = await mkdtemp(join(tmpdir(), 'touchline-closed-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(closed, { recursive: true, force: true })
})

describe("the tests' PostgreSQL server", () => {
  it('starts when other users may not enter the temporary folder', async () => {
    vi.stubEnv('TMPDIR', closed)
    vi.stubEnv('DATABASE_URL', '')
    const server = await startPostgres()
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query('select 1 + 1 as sum')
    await client.end()
    await server.stop()
    expect(rows).toEqual([{ sum: 2 }])
  })
})
