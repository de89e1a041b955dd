import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { startMen } from '../../test/men.ts'

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
  // A table whose beginning is sound, and what PostgreSQL reports of a damaged page further in.
  await sql`create function damaged() returns bool language plpgsql as
    $$ begin raise exception 'invalid page in block 7' using errcode = 'data_corrupted'; end $$`.execute(
    sandbox.db,
  )
  await sql`alter table chat_rooms rename to rooms`.execute(sandbox.db)
  await sql`create view chat_rooms as select * from rooms union all select * from rooms where damaged()`.execute(
    sandbox.db,
  )
  expect(await health()).toBe(200)
  expect((await call(sandbox, 'GET chat-rooms/')).status).toBe(500)
  expect(await health()).toBe(503)
})
