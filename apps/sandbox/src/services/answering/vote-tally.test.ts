import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMen } from '../../../test/start-men.ts'
import { newWidgetId } from '../../core/ids.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'
import { createVoteTally } from './engagement.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startMen()
})
afterAll(() => sandbox.close())

async function addVotes(widgetId: string, count: number): Promise<void> {
  await sql`
    insert into interactions (id, profile_id, widget_id, option_no, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), ${widgetId}, n % 2, 0, 0 from generate_series(1, ${count}::int) n`.execute(
    sandbox.db,
  )
}

describe('createVoteTally', () => {
  it('counts a small number of votes again at each call', async () => {
    const widgetId = newWidgetId()
    const tally = createVoteTally(sandbox.db)
    await addVotes(widgetId, 3)
    expect((await tally.countsOf([widgetId])).get(widgetId)).toEqual(
      new Map([
        [0, 1],
        [1, 2],
      ]),
    )
    await addVotes(widgetId, 1)
    expect((await tally.countsOf([widgetId])).get(widgetId)).toEqual(
      new Map([
        [0, 1],
        [1, 3],
      ]),
    )
  })

  it('reuses a large count for a second per twenty thousand votes', async () => {
    const widgetId = newWidgetId()
    const time = { now: 0 }
    const tally = createVoteTally(sandbox.db, () => time.now)
    await addVotes(widgetId, 30_000)
    const first = await tally.countsOf([widgetId])
    await addVotes(widgetId, 2)
    time.now = 1499
    expect(await tally.countsOf([widgetId])).toEqual(first)
    time.now = 1500
    expect((await tally.countsOf([widgetId])).get(widgetId)).toEqual(
      new Map([
        [0, 15_001],
        [1, 15_001],
      ]),
    )
  })
})
