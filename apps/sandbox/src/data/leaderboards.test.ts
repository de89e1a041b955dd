import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { startMenOnce } from '../../test/start-men.ts'
import { stableId } from '../core/ids.ts'
import { rankBoards } from '../services/settling/rank-boards.ts'

const BOARD = stableId('leaderboard', '120-2024/18')
const FANS = 730

const sandbox = await startMenOnce()
const { db } = sandbox
// Few different points and fewer tie-breaks, so that every kind of tie occurs.
await sql`
  with fans as (
    insert into profiles (id, nickname, created_at)
    select gen_random_uuid(), 'Board fan ' || n, 0 from generate_series(1, ${FANS}::int) n returning id)
  insert into program_points (program_id, profile_id, score, tie)
  select (select program_id from program_leaderboards where leaderboard_id = ${BOARD} limit 1), id,
    (random() * 40)::int, (random() * 3)::int from fans`.execute(db)
await rankBoards(db, [BOARD])
/** The ranks of the database's window function. */
const { rows: expected } = await sql<{ profile_id: string; rank: number }>`
  select profile_id, (rank() over (order by score desc, tie desc))::int as rank
  from program_points where program_id in (select program_id from program_leaderboards where leaderboard_id = ${BOARD})
  order by score desc, tie desc, profile_id`.execute(db)

const entries = (query: string) => call(sandbox, `GET /services/leaderboards/${BOARD}/entries${query}`)
const place = ({ profile_id, rank }: { profile_id: string; rank: number }) => ({ profile_id, rank })

it('leaderboard entries page through the whole board in order, from inside a tie too, ties sharing a rank and the next one skipping', async () => {
  const seen: object[] = []
  for (let start = 0; start < FANS; start += 50) {
    const { body } = await entries(`?page_size=50&start=${start}`)
    expect(body.count).toBe(FANS)
    seen.push(...body.results.map(place))
  }
  expect(seen).toEqual(expected)
})

it('leaderboard entries link the next and the previous page with the same size', async () => {
  const { body } = await entries('?page_size=30&start=30')
  const links = [body.next, body.previous].map((url) => new URL(url).search)
  expect(links).toEqual(['?page_size=30&start=60', '?page_size=30&start=0'])
  expect((await entries(`?page_size=30&start=${FANS - 30}`)).body.next).toBeNull()
})

it('leaderboard entries are twenty unless asked otherwise, a hundred at most, none past the end', async () => {
  expect((await entries('')).body.results).toHaveLength(20)
  expect((await entries('?page_size=1000')).body.results).toHaveLength(100)
  expect((await entries(`?start=${FANS}`)).body.results).toEqual([])
})

it('leaderboard entries can be selected by profile, best first', async () => {
  const chosen = [expected[500], expected[3], expected[200]].flatMap((one) => one ?? [])
  const query = chosen.map((one) => `profile_id=${one.profile_id}`).join('&')
  const { body } = await entries(`?${query}`)
  expect(body.results.map(place)).toEqual([chosen[1], chosen[2], chosen[0]])
})

it('leaderboard entries contain a profile’s own rank, and return 404 for one without an entry', async () => {
  for (const one of [expected[0], expected[41], expected[FANS - 1]].flatMap((entry) => entry ?? [])) {
    const percentile_rank = ((one.rank - 1) / FANS).toFixed(3)
    expect((await entries(`/${one.profile_id}`)).body).toMatchObject({ ...one, percentile_rank })
  }
  expect((await entries(`/${sandbox.demoProfileId}`)).status).toBe(404)
})

it('leaderboard entries are the same under the API’s path, with and without a trailing slash', async () => {
  const { body } = await entries('?page_size=5')
  for (const path of ['entries', 'entries/']) {
    const same = await call(sandbox, `GET leaderboards/${BOARD}/${path}?page_size=5`)
    expect(same.body.results).toEqual(body.results)
  }
})
