import { randomUUID } from 'node:crypto'
import { optionId } from '../src/core/ids.ts'
import type { Database } from '../src/data/database.ts'
import { type BenchFan, fansInBulk } from './fans-in-bulk.ts'
import { createLoadClient, inParallel } from './load-client.ts'

const OPEN_WIDGETS = 8

interface Vote {
  readonly fan: BenchFan
  readonly widgetId: string
}

/** Every fan's vote on every one of eight open widgets. */
export async function votesOf(db: Database, fanCount: number): Promise<Vote[]> {
  const fans = await fansInBulk(db, fanCount, `bench-${randomUUID()}`)
  const widgets = await db
    .selectFrom('widgets')
    .innerJoin('programs', 'programs.id', 'widgets.program_id')
    .select('widgets.id')
    .where('programs.fixture_key', '=', 'srp-2024-r11-1')
    .limit(OPEN_WIDGETS)
    .execute()
  return fans.flatMap((fan) => widgets.map((widget) => ({ fan, widgetId: widget.id })))
}

/** Measures votes per second through HTTP over several processes, and the seconds of each vote. */
export async function votesThroughHttp(
  apiUrls: readonly string[],
  votes: readonly Vote[],
  connections: number,
) {
  const client = createLoadClient(connections)
  const durations: number[] = []
  let turn = 0
  const seconds = await inParallel(votes, connections, async ({ fan, widgetId }) => {
    const apiUrl = apiUrls[turn++ % apiUrls.length] ?? ''
    const path = `widget-interactions/text-prediction/${widgetId}/options/${optionId(widgetId, 1)}/votes/`
    const startedAt = performance.now()
    await client.send('POST', `${apiUrl}${path}`, fan.token)
    durations.push((performance.now() - startedAt) / 1000)
  })
  client.close()
  return { perSecond: votes.length / seconds, durations }
}
