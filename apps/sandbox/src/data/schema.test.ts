import { expect, inject, it } from 'vitest'
import { call, newFan } from '../../test/api.ts'
import { newDatabase } from '../../test/new-database.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { SHOWCASE_PROGRAM_ID } from '../services/seeding/showcase.ts'

it('a reset empties what fans have stored, and the faults, and fills the database as at the first start', async () => {
  const serverUrl = inject('postgresUrl')
  const databaseUrl = serverUrl && (await newDatabase(serverUrl))
  await using sandbox = await startSandbox({ tournaments: [], fans: 0, speed: 0, databaseUrl })
  const before = await sandbox.exportState()
  const { token } = await newFan(sandbox)
  const { body } = await call(sandbox, `GET programs/${SHOWCASE_PROGRAM_ID}/widgets/?kind=text-prediction`)
  await call(sandbox, `POST ${body.results[0].options[0].vote_url}`, { token })
  await call(sandbox, `POST ${body.results[0].impression_url}`, { token })
  const { tables } = await sandbox.exportState()
  expect([tables['interactions'], tables['impressions']]).toMatchObject([{ length: 1 }, { length: 1 }])
  sandbox.faults.add({ path: '/api/v1/nothing', status: 500 })
  await sandbox.clock.advance(3_600_000)
  await sandbox.reset()
  // The clock too: a state has its time.
  expect(await sandbox.exportState()).toEqual(before)
  expect(sandbox.faults.list()).toEqual([])
  const faults = await sandbox.db.selectFrom('faults').select('id').execute()
  expect(faults).toEqual([])
})
