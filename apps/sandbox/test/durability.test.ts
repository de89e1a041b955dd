import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startSandbox } from '../src/server/start-sandbox.ts'

it('the embedded database does not wait for the disk, so the README makes no promise about a power cut', async () => {
  await using sandbox = await startSandbox({ tournaments: [], fans: 0 })
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(sandbox.db)
  expect(rows).toEqual([{ fsync: 'off' }])
})
