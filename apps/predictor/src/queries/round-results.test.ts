import { RESULTS_CHECK_INTERVAL_MS } from '@touchline/game-rules'
import { afterEach, expect, it, vi } from 'vitest'
import { launchedGame, storeVotes } from '../../test/launched-game.ts'
import { aFixture, aFixtureProgram, aWidget } from '../../test/makers.ts'
import { changeQuestion } from '../../test/odd-matches.ts'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'
import { roundResultsQuery } from './round-results.ts'

afterEach(() => void vi.useRealTimers())

const SETTLED = [aFixture({ isSettled: true }), aFixture({ id: 'f2', isSettled: true })]
const VOTES = ['winner.Chiefs', 'home.27', 'away.20', 'minute.9']

/** A fan who has predicted the score and a minute of 'f1', and nothing of 'f2'. */
async function aRound() {
  const { platform, game } = launchedGame()
  const second = platform.addProgram({
    program: aFixtureProgram({ id: 'f2' }),
    widgets: [aWidget({ id: 'other', texts: ['Yes', 'No'], attributes: { field_type: 'select' } })],
  })
  const client = createQueryClient()
  client.setQueryData(keys.program('f1'), platform.state.programs.get('f1'))
  client.setQueryData(keys.program('f2'), second)
  await game.engagement.init()
  await storeVotes(game, platform, VOTES)
  for (const { id, options } of platform.state.widgets.values()) {
    platform.settle(
      id,
      Object.fromEntries(options.map((option) => [option.id, VOTES.includes(option.id) ? 10 : 5])),
    )
  }
  platform.forgetCalls()
  return { platform, client, query: roundResultsQuery(game, SETTLED) }
}

it('has the pick and the points of each fixture, from one public read of its questions and one read of all answers', async () => {
  const { platform, client, query } = await aRound()
  const results = await client.fetchQuery(query)
  expect([...results]).toEqual([
    ['f1', { pick: { kind: 'match-result', home: 27, away: 20 }, points: 40, maxPoints: 55 }],
    ['f2', { pick: undefined, points: 0, maxPoints: 5 }],
  ])
  const asked = platform.calls.map(({ path, token }) => [
    path.split('?')[0]?.split('/').at(-2),
    token !== undefined,
  ])
  expect(asked.sort()).toEqual([
    ['widget-interactions', true],
    ['widgets', false],
    ['widgets', false],
  ])
})

it('leaves out a fixture of which a question has no points yet', async () => {
  const { platform, client, query } = await aRound()
  platform.settle('minute', { 'minute.9': 0 })
  expect([...(await client.fetchQuery(query)).keys()]).toEqual(['f2'])
})

it('leaves out a fixture of which a question cannot be shown', async () => {
  const { platform, client, query } = await aRound()
  changeQuestion(platform, 'minute', { options: [] })
  expect([...(await client.fetchQuery(query)).keys()]).toEqual(['f2'])
})

it('has the points of the other fixtures when the questions of one cannot be read, and reads that one again', async () => {
  const { platform, client, query } = await aRound()
  platform.inject({ fault: { status: 404 }, path: /programs\/f1.*widgets/ })
  expect([...(await client.fetchQuery(query)).keys()]).toEqual(['f2'])
  platform.forgetCalls()
  vi.setSystemTime(Date.now() + RESULTS_CHECK_INTERVAL_MS - 1000)
  await client.fetchQuery(query)
  expect(platform.calls).toEqual([])
  vi.setSystemTime(Date.now() + 1000)
  expect([...(await client.fetchQuery(query)).keys()]).toEqual(['f1', 'f2'])
  platform.forgetCalls()
  vi.setSystemTime(Date.now() + RESULTS_CHECK_INTERVAL_MS)
  await client.fetchQuery(query)
  expect(platform.calls).toEqual([])
})

it('has the corrected points of a fixture once its questions are invalidated', async () => {
  const { platform, client, query } = await aRound()
  await client.fetchQuery(query)
  platform.settle('minute', { 'minute.9': 3 })
  await client.invalidateQueries({ queryKey: keys.questions('f1') })
  expect((await client.fetchQuery({ ...query, staleTime: 0 })).get('f1')?.points).toBe(33)
})

it('reads the questions of a fixture once, also when another fixture is settled later', async () => {
  const { platform, client, query } = await aRound()
  await client.fetchQuery(query)
  platform.forgetCalls()
  client.removeQueries({ queryKey: query.queryKey })
  await client.fetchQuery(query)
  expect(platform.calls).toHaveLength(1)
})
