import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call, round } from '../../test/api.ts'
import { startMen } from '../../test/start-men.ts'

const logger = { info: () => {}, error: () => {} }

it('health fails while a table cannot be read, and not only when the database is gone', async () => {
  await using sandbox = await startMen({ logger })
  const health = async () => (await call(sandbox, 'GET /_sandbox/health')).status
  expect(await health()).toBe(200)
  await sql`alter table claims rename to lost`.execute(sandbox.db)
  const failed = await call(sandbox, 'GET /_sandbox/health')
  expect([failed.status, failed.body]).toEqual([503, { status: 'cannot read' }])
  await sql`alter table lost rename to claims`.execute(sandbox.db)
  expect(await health()).toBe(200)
})

it('health fails from the first request on that meets damage deep in a table', async () => {
  await using sandbox = await startMen({ logger })
  const health = async () => (await call(sandbox, 'GET /_sandbox/health')).status
  const [{ leaderboards }] = await round(sandbox, 10)
  // A table whose beginning is sound, and what PostgreSQL reports of a damaged page further in.
  await sql`create function damaged() returns bool language plpgsql as
    $$ begin raise exception 'invalid page in block 7' using errcode = 'data_corrupted'; end $$`.execute(
    sandbox.db,
  )
  await sql`alter table leaderboards rename to boards`.execute(sandbox.db)
  await sql`create view leaderboards as select * from boards union all select * from boards where damaged()`.execute(
    sandbox.db,
  )
  expect(await health()).toBe(200)
  expect((await call(sandbox, `GET ${leaderboards[0].url}`)).status).toBe(500)
  expect(await health()).toBe(503)
})
