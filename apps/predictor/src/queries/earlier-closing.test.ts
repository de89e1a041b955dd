import type { QueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aFixture } from '../../test/makers.ts'
import { withEarlierClosing } from './fixtures.ts'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'

const fixture = aFixture()
const { kickOffAt } = fixture
const HOUR_MS = 3_600_000

/** A cache with the questions of the match, as they were read. */
function cacheWith(facts: Partial<Fixture>): QueryClient {
  const client = createQueryClient()
  client.setQueryData(keys.questions(fixture.id), { fixture: { ...fixture, ...facts } })
  return client
}

function closingTime(client: QueryClient): number {
  return withEarlierClosing(client, { fixture, boards: [] }).fixture.closesAt
}

it('is kick-off until the questions are in the cache', () => {
  expect(closingTime(createQueryClient())).toBe(kickOffAt)
})

it('is the closing time of the questions if that is earlier', () => {
  expect(closingTime(cacheWith({ closesAt: kickOffAt - HOUR_MS }))).toBe(kickOffAt - HOUR_MS)
})

it('is never later than kick-off', () => {
  expect(closingTime(cacheWith({ closesAt: kickOffAt + HOUR_MS }))).toBe(kickOffAt)
})

it('is the new kick-off if the match was moved after its questions were read', () => {
  const before = { kickOffAt: kickOffAt - 24 * HOUR_MS, closesAt: kickOffAt - 25 * HOUR_MS }
  expect(closingTime(cacheWith(before))).toBe(kickOffAt)
})
