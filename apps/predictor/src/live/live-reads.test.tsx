import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type Fixture, RESULTS_CHECK_INTERVAL_MS, RESULTS_DELAY_MS } from '@touchline/game-rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixture } from '../../test/makers.ts'
import { keys } from '../queries/keys.ts'
import type { LiveEvent } from '../queries/live-events.ts'
import { fixtureQuery } from '../queries/one-fixture.ts'
import { createQueryClient } from '../queries/query-client.ts'
import type { Spread } from '../queries/read-schedule.ts'
import { readChanges, useDueReads, useWatchedFixtures } from './live-reads.ts'

const onDue = vi.fn()
const fixture = aFixture()
const AT_ONCE = { spreadMs: 1000, random: () => 0 }

beforeEach(() => {
  vi.useFakeTimers({ now: fixture.kickOffAt })
  onDue.mockReset()
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function setHidden(isHidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  await pass(1000)
}

const RESULT = { type: 'results-published', fixtureId: 'f1' } as const
const CHANGE = { type: 'questions-changed', fixtureId: 'f2' } as const

interface Setup {
  readonly spread?: Spread
  readonly shown?: Fixture
}

/** Watches fixtures. `report` is what real-time calls, `show` replaces the fixtures on the screen. */
function watch({ spread = AT_ONCE, shown = fixture }: Setup = {}) {
  const { rerender, result } = renderHook(
    (fixtures: readonly Fixture[]) => useDueReads({ fixtures, spread, onDue }),
    { initialProps: [shown], ...inGame() },
  )
  return {
    report: (event: LiveEvent) => act(() => result.current(event)),
    show: (next: Fixture) => rerender([next]),
  }
}

describe('a result that is due by the clock', () => {
  it('is read at its results time', async () => {
    watch()
    await pass(RESULTS_DELAY_MS - 1)
    expect(onDue).not.toHaveBeenCalled()
    await pass(1)
    expect(onDue.mock.calls).toEqual([[[RESULT]]])
  })

  it('is read again every five minutes when the read failed or had no result', async () => {
    const { show } = watch()
    await pass(RESULTS_DELAY_MS)
    await pass(RESULTS_CHECK_INTERVAL_MS)
    expect(onDue).toHaveBeenCalledTimes(2)
    show(fixture)
    await pass(RESULTS_CHECK_INTERVAL_MS)
    expect(onDue).toHaveBeenCalledTimes(3)
  })

  it('is not read on a hidden page, and once when the page is visible again', async () => {
    await setHidden(true)
    watch()
    await pass(RESULTS_DELAY_MS + 3 * RESULTS_CHECK_INTERVAL_MS)
    expect(onDue).not.toHaveBeenCalled()
    await setHidden(false)
    expect(onDue).toHaveBeenCalledTimes(1)
  })

  it('is not read any more when it is in', async () => {
    const { show } = watch()
    show(aFixture({ isSettled: true }))
    await pass(RESULTS_DELAY_MS * 2)
    expect(onDue).not.toHaveBeenCalled()
  })

  it('is not read early when it is further away than the longest browser timer', async () => {
    vi.setSystemTime(fixture.kickOffAt - 60 * 86_400_000)
    watch()
    await pass(10_000)
    expect(onDue).not.toHaveBeenCalled()
  })
})

describe('what real-time reports', () => {
  it('is read together when it arrives together, and later events in another read', async () => {
    const { report } = watch()
    report(RESULT)
    report(CHANGE)
    expect(onDue).not.toHaveBeenCalled()
    await pass(1000)
    report(RESULT)
    await pass(1000)
    expect(onDue.mock.calls).toEqual([[[RESULT, CHANGE]], [[RESULT]]])
  })

  it('is read when the delay of the first event is over, however many follow', async () => {
    const { report } = watch({ spread: { spreadMs: 2000, random: () => 0.5 } })
    report(RESULT)
    await pass(1100)
    report(CHANGE)
    expect(onDue).not.toHaveBeenCalled()
    await pass(900)
    expect(onDue.mock.calls).toEqual([[[RESULT, CHANGE]]])
  })

  it('takes the place of a read of results that is due meanwhile', async () => {
    const { report } = watch({ spread: { spreadMs: 100_000, random: () => 0.5 } })
    await pass(RESULTS_DELAY_MS + 40_000)
    report(CHANGE)
    await pass(51_000)
    expect(onDue.mock.calls).toEqual([[[CHANGE]]])
    await pass(RESULTS_CHECK_INTERVAL_MS + 50_000)
    expect(onDue.mock.calls).toEqual([[[CHANGE]], [[RESULT]]])
  })

  it('is read when a hidden page is visible again', async () => {
    const { report } = watch()
    await setHidden(true)
    report(RESULT)
    await pass(60_000)
    expect(onDue).not.toHaveBeenCalled()
    await setHidden(false)
    expect(onDue.mock.calls).toEqual([[[RESULT]]])
  })
})

it('watches the open match of another round in addition, and reads it again on its own', async () => {
  vi.useRealTimers()
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  await game.engagement.init()
  await client.fetchQuery(fixtureQuery(game, game.entry.tournament, 'f1'))
  platform.forgetCalls()
  const { result } = renderHook(useWatchedFixtures, inGame({ game, client, path: '/prediction/f1' }))
  expect(result.current.fixtures.map(({ id }) => id)).toEqual(['f1'])
  await act(() => result.current.readAgain())
  expect(platform.calls.map(({ path }) => path)).toEqual(['/api/v1/programs/f1/'])
})

describe('readChanges', () => {
  const SEEDED = {
    'questions f1': keys.questions('f1'),
    'questions f2': keys.questions('f2'),
    'timeline f1': keys.timeline('f1', 0),
    'own points': keys.roundResults(['f1', 'f3']),
    'answers f1': keys.answers('f1'),
    'another round': keys.fixtureList('t | 1'),
    board: keys.board('b1'),
  } as const

  async function changed(...events: Parameters<typeof readChanges>[0]) {
    const client = new QueryClient()
    for (const queryKey of Object.values(SEEDED)) client.setQueryData(queryKey, 'read')
    const readFixtures = vi.fn(async () => undefined)
    await readChanges(events, client, readFixtures)
    const stale = Object.entries(SEEDED)
      .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name)
    return { stale, reads: readFixtures.mock.calls.length }
  }

  it('reads the fixtures and the questions of the one fixture again when they changed', async () => {
    expect(await changed({ type: 'questions-changed', fixtureId: 'f1' })).toEqual({
      stale: ['questions f1', 'timeline f1', 'another round'],
      reads: 1,
    })
  })

  it('reads the boards and the own points again as well when results are in or corrected, and the fixtures once for all events', async () => {
    const { stale, reads } = await changed(
      { type: 'results-published', fixtureId: 'f1' },
      { type: 'results-published', fixtureId: 'f1' },
      { type: 'questions-changed', fixtureId: 'f2' },
    )
    expect([reads, stale]).toEqual([
      1,
      ['questions f1', 'questions f2', 'timeline f1', 'own points', 'another round', 'board'],
    ])
  })
})
