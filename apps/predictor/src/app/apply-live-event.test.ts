import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keys } from '../queries/keys.ts'
import { applyLiveEvent } from './apply-live-event.ts'

const SEEDED = {
  'questions f1': keys.questions('f1'),
  'questions f2': keys.questions('f2'),
  'answers f1': keys.answers('f1'),
  fixtures: keys.roundFixtures('t | 1'),
  board: keys.board('b1'),
} as const

async function staleAfter(event: Parameters<typeof applyLiveEvent>[0]): Promise<readonly string[]> {
  const client = new QueryClient()
  for (const queryKey of Object.values(SEEDED)) client.setQueryData(queryKey, 'read')
  await applyLiveEvent(event, client)
  return Object.entries(SEEDED)
    .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
}

it('reads the questions of the one match again when they changed', async () => {
  expect(await staleAfter({ type: 'questions-changed', fixtureId: 'f1' })).toEqual(['questions f1'])
})

it('reads list and boards again as well when results are in', async () => {
  expect(await staleAfter({ type: 'results-published', fixtureId: 'f1' })).toEqual([
    'questions f1',
    'fixtures',
    'board',
  ])
})
