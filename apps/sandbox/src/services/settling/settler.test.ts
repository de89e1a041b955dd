import { PICKS, type Picks, predictionPoints, standardScheme } from '@touchline/game-rules'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { type Answer, call, listenTo, round, widgetsOf } from '../../../test/api.ts'
import { contradictions } from '../../../test/contradictions.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { type ClockChange, createClock } from '../../core/clock.ts'
import { matchResultSchema } from '../../core/match-result.ts'
import type { Database } from '../../data/database.ts'
import { readSetting } from '../../data/settings.ts'
import { rereadClock } from './platform-clock.ts'
import { createSettler } from './settler.ts'

const START = Date.parse('2024-04-27T05:30:00Z')
const sandbox = await startMenOnce()

interface Standing {
  readonly profile_id: string
  readonly score: number
  readonly rank: number
}

async function board(program: Answer['body'], index: number): Promise<Standing[]> {
  const { body } = await call(sandbox, `GET ${program.leaderboards[index].entries_url}?page_size=100`)
  return body.results
}

function isSettled(program: Answer['body']): boolean {
  return JSON.parse(program.custom_data).all_results_available
}

/** Every fan's points in a round, counted from stored answers and results by the rules alone. */
async function pointsByTheRules(roundNumber: number): Promise<Map<string, number>> {
  const answers = await sandbox.db
    .selectFrom('interactions as i')
    .innerJoin('widgets as w', 'w.id', 'i.widget_id')
    .innerJoin('programs as p', 'p.id', 'w.program_id')
    .select(['i.profile_id', 'i.option_no', 'w.part', 'p.id as program_id', 'p.result'])
    .where('p.round', '=', roundNumber)
    .where('p.settled_at', 'is not', null)
    .execute()
  const points = new Map<string, number>()
  for (const prediction of Map.groupBy(answers, (one) => `${one.profile_id} ${one.program_id}`).values()) {
    const picks: Partial<Picks> = Object.fromEntries(
      prediction.map(({ part, option_no }) => [part, part && PICKS[part][option_no ?? -1]]),
    )
    const facts = matchResultSchema.parse(prediction[0]?.result)
    const fan = prediction[0]?.profile_id ?? ''
    const earned = predictionPoints(picks, { facts, scheme: standardScheme }).points
    points.set(fan, (points.get(fan) ?? 0) + earned)
  }
  return points
}

function settledAfter(instant: number) {
  return sandbox.db.selectFrom('programs').select('id').where('settled_at', '>', instant).execute()
}

/** A handle of a database that no other caller uses. */
function aloneOn(db: Database) {
  return { db, exclusively: <T>(work: () => Promise<T>) => work(), notifyOthers: async () => {} }
}

/** Everything that moving the clock changes. */
const stateOfTheSeason = async () => [await sandbox.exportState(), await readSetting(sandbox.db, 'clock')]

describe('settling by the clock', () => {
  it.each([1, 10])('stores the points of the rules for every fan of round %i', async (number) => {
    const [program] = await round(sandbox, number)
    const standings = await board(program, 0)
    expect(standings.length).toBeGreaterThan(15)
    expect(new Map(standings.map((entry) => [entry.profile_id, entry.score]))).toEqual(
      await pointsByTheRules(number),
    )
  })

  it('settles a match exactly when its results are due', async () => {
    const dueAt = Date.parse('2024-04-27T04:35:00Z') + 7_560_000
    await sandbox.clock.set(dueAt - 1)
    expect(isSettled((await round(sandbox, 10))[3])).toBe(false)
    await sandbox.clock.set(dueAt)
    expect(isSettled((await round(sandbox, 10))[3])).toBe(true)
    await sandbox.clock.set(START)
  })

  it('takes settlements back when the clock goes back before them, and announces their questions', async () => {
    const before = (await round(sandbox, 10)).map(isSettled)
    const standings = await board((await round(sandbox, 10))[0], 0)
    await sandbox.clock.set('2024-04-28T00:00:00Z')
    expect((await round(sandbox, 10)).map(isSettled)).toEqual(Array(6).fill(true))
    const heard = await listenTo(sandbox)
    await sandbox.clock.set(START)
    await expect
      .poll(async () => (await heard()).map(({ event }) => event))
      .toEqual(Array(3 * 8).fill('text-prediction-updated'))
    const programs = await round(sandbox, 10)
    expect(programs.map(isSettled)).toEqual(before)
    expect(await board(programs[0], 0)).toEqual(standings)
  })

  it('leaves the clock, the matches and the boards unchanged if moving back fails', async () => {
    const later = Date.parse('2024-04-28T00:00:00Z')
    await sandbox.clock.set(later)
    const called = (await round(sandbox, 10))[5]
    await call(sandbox, `POST /_sandbox/programs/${called.id}/settle`, { body: { void: true } })
    const before = await stateOfTheSeason()
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(
      sandbox.db,
    )
    await sql`create trigger refuse before update on widgets execute function refuse()`.execute(sandbox.db)
    await expect(sandbox.clock.set(START)).rejects.toThrow('cut off')
    await sql`drop function refuse cascade`.execute(sandbox.db)
    expect(await stateOfTheSeason()).toEqual(before)
    expect(sandbox.clock.now()).toBe(later)
    await sandbox.clock.set(START)
    expect(await settledAfter(START)).toEqual([])
  })

  it('takes settlements back and keeps the new time if the earlier clock is read while it moves', async () => {
    const later = Date.parse('2024-04-28T00:00:00Z')
    await sandbox.clock.set(later)
    const clock = createClock(later, () => 0)
    const earlier = clock.state()
    const readWhileMoving = {
      ...clock,
      changed(change: ClockChange) {
        queueMicrotask(() => clock.adopt(earlier))
        return clock.changed(change)
      },
    }
    await createSettler({ database: aloneOn(sandbox.db), clock: readWhileMoving }).moveClock({ at: START })
    expect(clock.now()).toBe(START)
    expect(await settledAfter(START)).toEqual([])
    await sandbox.clock.set(START)
  })

  it('keeps a new time although a read of the earlier one ends after it was set', async () => {
    const clock = createClock(0, () => 0)
    const reading = rereadClock(sandbox.db, clock, 0)
    clock.adopt(clock.changed({ at: 7 }))
    await reading
    expect(clock.now()).toBe(7)
    await rereadClock(sandbox.db, clock, 0)
    expect(JSON.stringify(clock.state())).toBe(await readSetting(sandbox.db, 'clock'))
  })

  it('advances from the time at which its turn comes, not from that of the order', async () => {
    const real = { now: 0 }
    const clock = createClock(START, () => real.now)
    const turn = Promise.withResolvers<void>()
    const exclusively = async <T>(work: () => Promise<T>) => {
      await turn.promise
      return work()
    }
    const database = { ...aloneOn(sandbox.db), exclusively }
    const moving = createSettler({ database, clock }).moveClock({ advanceMs: 60_000 })
    real.now += 5000
    turn.resolve()
    await moving
    expect(clock.now()).toBe(START + 65_000)
    await sandbox.clock.set(START)
  })

  it('takes back settlements that lie after the clock, even if it is not moved', async () => {
    await sandbox.clock.set('2024-04-28T00:00:00Z')
    expect(await settledAfter(START)).not.toEqual([])
    await createSettler({ database: aloneOn(sandbox.db), clock: createClock(START, () => 0) }).moveClock({})
    expect(await settledAfter(START)).toEqual([])
    await sandbox.clock.set(START)
  })

  it('lets the crowd play rounds that the clock reaches', async () => {
    await sandbox.clock.set('2024-05-05T00:00:00Z')
    const [program] = await round(sandbox, 11)
    expect((await board(program, 0)).length).toBeGreaterThan(15)
    await sandbox.clock.set(START)
  })
})

it('settling by hand leaves questions without a fact pending, so not all results are available', async () => {
  const program = (await round(sandbox, 10))[5]
  const { body } = await call(sandbox, `POST /_sandbox/programs/${program.id}/settle`, {
    body: { result: { homeScore: 20, awayScore: 3 } },
  })
  expect(body).toMatchObject({ all_results_available: false, result: { homeScore: 20, awayScore: 3 } })
  const widgets = await widgetsOf(sandbox, program.id)
  const tops = widgets.map((widget) =>
    Math.max(...widget.options.map((option: Answer['body']) => option.reward_item_amount)),
  )
  expect(tops).toEqual([10, 10, 10, 0, 0, 0, 0, 0])
})

// A PostgreSQL server vacuums on its own, later.
it.skipIf(inject('postgresUrl') !== undefined)('settling again takes no more space each time', async () => {
  const program = (await round(sandbox, 10))[0]
  const sizeAfter = async (times: number) => {
    for (let time = 0; time < times; time += 1) await sandbox.settle(program.id)
    const { rows } = await sql<{ size: number }>`
      select sum(pg_total_relation_size(name::regclass))::int as size
      from unnest(array['entries', 'program_points']) as name`.execute(sandbox.db)
    return rows[0]?.size
  }
  const size = await sizeAfter(3)
  expect(await sizeAfter(60)).toBe(size)
})

it('a match that is settled by hand long before its kick-off gets no answers of the crowd when the clock comes near its kick-off, and gets them when it is open again', async () => {
  const [{ id, custom_data }] = await round(sandbox, 14)
  const kickOffAt = Date.parse(JSON.parse(custom_data).match_start_time)
  await sandbox.settle(id, { homeScore: 20, awayScore: 10 })
  await sandbox.clock.set(kickOffAt + 86_400_000)
  await sandbox.clock.set(kickOffAt - 3_600_000)
  expect(await contradictions(sandbox)).toEqual([])
  const predictions = async () =>
    (await call(sandbox, `GET /_sandbox/programs/${id}/predictions`)).body.results
  expect(await predictions()).toEqual([])
  await sandbox.clock.set(START - 1)
  await sandbox.clock.set(kickOffAt - 3_600_000)
  expect((await predictions()).length).toBeGreaterThan(10)
  expect(await contradictions(sandbox)).toEqual([])
  await sandbox.clock.set(START)
})
