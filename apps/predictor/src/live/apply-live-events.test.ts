import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { keys } from '../queries/keys.ts'
import { applyLiveEvents } from './apply-live-events.ts'

const SEEDED = {
  'questions f1': keys.questions('f1'),
  'questions f2': keys.questions('f2'),
  'answers f1': keys.answers('f1'),
  'another round': keys.fixtureList('t | 1'),
  board: keys.board('b1'),
} as const

async function applied(...events: Parameters<typeof applyLiveEvents>[0]) {
  const client = new QueryClient()
  for (const queryKey of Object.values(SEEDED)) client.setQueryData(queryKey, 'read')
  const readFixtures = vi.fn(async () => undefined)
  await applyLiveEvents(events, client, readFixtures)
  const stale = Object.entries(SEEDED)
    .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
  return { stale, reads: readFixtures.mock.calls.length }
}

it('reads the matches and the questions of the one match again when they changed', async () => {
  expect(await applied({ type: 'questions-changed', fixtureId: 'f1' })).toEqual({
    stale: ['questions f1', 'another round'],
    reads: 1,
  })
})

it('reads the boards again as well when results are in', async () => {
  const { stale } = await applied({ type: 'results-published', fixtureId: 'f1' })
  expect(stale).toEqual(['questions f1', 'another round', 'board'])
})

it('reads the matches once for all events that arrived together', async () => {
  const { stale, reads } = await applied(
    { type: 'results-published', fixtureId: 'f1' },
    { type: 'results-published', fixtureId: 'f1' },
    { type: 'questions-changed', fixtureId: 'f2' },
  )
  expect([reads, stale]).toEqual([1, ['questions f1', 'questions f2', 'another round', 'board']])
})
