import type { QueryClient } from '@tanstack/react-query'
import type { Program } from '@touchline/engagement-sdk'
import type { Fixture } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixture, aFixtureProgram, eightWidgets, someQuestions } from '../../test/makers.ts'
import { tournamentById } from '../config/tournaments.ts'
import { fixturesQuery, nextFixture, withEarlierClosing } from './fixtures.ts'
import { keys } from './keys.ts'
import { fixtureQuery, questionsQuery, readProgram } from './one-fixture.ts'
import { createQueryClient } from './query-client.ts'

const { tournament } = tournamentById('120-2024')

/** A platform with one fixture of round 10, and an empty cache. */
function aStart() {
  const { platform, game: session } = launchedGame()
  const client = createQueryClient()
  return {
    platform,
    session,
    client,
    moveTo: (venue: string) => {
      const before = JSON.parse(aFixtureProgram().custom_data ?? '')
      const custom_data = JSON.stringify({ ...before, stadium_name: venue })
      platform.addProgram({ program: aFixtureProgram({ custom_data }), widgets: eightWidgets() })
    },
    readList: () => client.fetchQuery({ ...fixturesQuery(session, tournament, '10'), staleTime: 0 }),
    venue: () => {
      const { queryKey, select } = fixtureQuery(session, tournament, 'f1')
      const program = client.getQueryData(queryKey)
      return program && select?.(program)?.fixture.venue
    },
    singleReads: () => platform.calls.filter(({ path }) => path.endsWith('/programs/f1/')).length,
  }
}

describe('a program in the cache', () => {
  it.each([
    [0, 'a list has it', true],
    [1, 'no list has it', false],
  ])('is requested %i times if %s', async (times, _where, isListed) => {
    const { session, client, readList, singleReads } = aStart()
    if (isListed) await readList()
    await readProgram(session, client, 'f1')
    expect((await readProgram(session, client, 'f1')).id).toBe('f1')
    expect(singleReads()).toBe(times)
  })

  it('returns what was read last, in a list or on its own', async () => {
    const { session, client, moveTo, readList, venue } = aStart()
    await readProgram(session, client, 'f1')
    moveTo('Eden Park')
    await readList()
    expect(venue()).toBe('Eden Park')
    moveTo('Athletic Park')
    await client.refetchQueries({ queryKey: fixtureQuery(session, tournament, 'f1').queryKey })
    expect(venue()).toBe('Athletic Park')
  })
})

describe('fixturesQuery', () => {
  it.each([
    [
      'invalidates the questions of a fixture that was moved',
      { match_start_time: '2024-04-28T07:05:00Z' },
      true,
    ],
    ['invalidates those of one that was called off', { match_status: 'Abandoned' }, true],
    ['keeps those of one that was neither', { score_a: 3 }, false],
  ])('%s', async (_what, change, isInvalidated) => {
    const { platform, client, readList } = aStart()
    await readList()
    client.setQueryData(keys.questions('f1'), someQuestions())
    const custom_data = JSON.stringify({ ...JSON.parse(aFixtureProgram().custom_data ?? ''), ...change })
    platform.addProgram({ program: aFixtureProgram({ custom_data }), widgets: [] })
    await readList()
    expect(client.getQueryState(keys.questions('f1'))?.isInvalidated).toBe(isInvalidated)
  })

  it('leaves out the fixtures of a round whose name contains that of the round', async () => {
    const { platform, session, client } = aStart()
    platform.addProgram({ program: aFixtureProgram({ id: 'f2', title: '120-2024 | 1' }), widgets: [] })
    const programs = await client.fetchQuery(fixturesQuery(session, tournament, '1'))
    expect(programs.map(({ id }) => id)).toEqual(['f2'])
  })
})

describe('questionsQuery', () => {
  it('has the fixture as it was last read', async () => {
    const { session, client, moveTo, readList } = aStart()
    await session.engagement.init()
    moveTo('Eden Park')
    await readList()
    const { fixture } = await client.fetchQuery(questionsQuery(session, aFixture({ venue: 'Athletic Park' })))
    expect(fixture.venue).toBe('Eden Park')
  })
})

describe('nextFixture', () => {
  function aProgramAt(id: string, match_start_time: string, facts: Partial<Program> = {}): Program {
    const custom_data = JSON.stringify({ team_a: 'Chiefs', team_b: 'Blues', match_start_time })
    return aFixtureProgram({ id, custom_data, ...facts })
  }

  const PROGRAMS = [
    aProgramAt('later', '2024-04-28T07:05:00Z'),
    aProgramAt('here', '2024-04-27T07:05:00Z'),
    aProgramAt('predicted', '2024-04-27T08:05:00Z'),
    aProgramAt('next', '2024-04-27T09:05:00Z'),
    aProgramAt('closed', '2024-04-26T09:05:00Z'),
    aProgramAt('other', '2024-04-27T07:30:00Z', { title: 'womens-2024 | 10' }),
  ]

  function cached(): QueryClient {
    const client = createQueryClient()
    for (const program of PROGRAMS) client.setQueryData(keys.program(program.id), program)
    return client
  }

  function nextAt(now: string, client = cached()): string | undefined {
    const isPredicted = (id: string) => id === 'predicted'
    return nextFixture(client, { tournament, exceptId: 'here', now: Date.parse(now), isPredicted })?.id
  }

  it('is the open fixture of the tournament that closes next and is not predicted', () => {
    expect(nextAt('2024-04-27T05:30:00Z')).toBe('next')
  })

  it('is none when every other fixture is closed or predicted', () => {
    expect(nextAt('2024-04-28T07:05:00Z')).toBeUndefined()
  })

  it('is a later fixture when its questions, which were read, close first', () => {
    const client = cached()
    const kickOffAt = Date.parse('2024-04-28T07:05:00Z')
    const fixture = aFixture({ kickOffAt, closesAt: Date.parse('2024-04-27T06:00:00Z') })
    client.setQueryData(keys.questions('later'), { fixture })
    expect(nextAt('2024-04-27T05:30:00Z', client)).toBe('later')
  })
})

describe('withEarlierClosing', () => {
  const { kickOffAt } = aFixture()
  const HOUR_MS = 3_600_000
  const EARLIER = { closesAt: kickOffAt - HOUR_MS }
  const BEFORE_THE_MOVE = { kickOffAt: kickOffAt - 24 * HOUR_MS, closesAt: kickOffAt - 25 * HOUR_MS }

  it.each<[string, Partial<Fixture> | undefined, number]>([
    ['kick-off until the questions are in the cache', undefined, kickOffAt],
    ['the closing time of the questions if that is earlier', EARLIER, kickOffAt - HOUR_MS],
    ['never later than kick-off', { closesAt: kickOffAt + HOUR_MS }, kickOffAt],
    ['the new kick-off if the fixture was moved after its questions were read', BEFORE_THE_MOVE, kickOffAt],
  ])('is %s', (_when, read, closesAt) => {
    const client = createQueryClient()
    if (read !== undefined) client.setQueryData(keys.questions('f1'), { fixture: aFixture(read) })
    expect(withEarlierClosing(client, { fixture: aFixture(), boards: [] }).fixture.closesAt).toBe(closesAt)
  })
})
