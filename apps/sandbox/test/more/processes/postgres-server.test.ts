import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOpenToOthers, reachablePrograms } from '../../postgres-programs.ts'
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

  it('runs copied programs when other users may not enter the workspace', async () => {
    const programs = join(closed, 'native')
    await mkdir(join(programs, 'bin'), { recursive: true })
    await writeFile(join(programs, 'bin/postgres'), 'program')
    const reachable = await reachablePrograms(programs, join(closed, 'server'))
    expect(reachable).toBe(join(closed, 'server/programs'))
    expect(await readFile(join(reachable, 'bin/postgres'), 'utf8')).toBe('program')
  })
})

describe('a folder', () => {
  it('is open to others only if each folder above it is', async () => {
    const inner = join(closed, 'inner')
    await mkdir(inner)
    await chmod(inner, 0o755)
    expect(await isOpenToOthers(inner)).toBe(false)
    expect(await isOpenToOthers('/')).toBe(true)
    expect(await isOpenToOthers(join(closed, 'missing'))).toBe(false)
  })
})
