import { createEngagement, memoryStore, PlatformHttpError } from '@touchline/engagement-sdk'
import { createPlatform } from '@touchline/engagement-sdk/testing'
import { describe, expect, it } from 'vitest'
import { FixturesError } from './fixtures.ts'
import { createQueryClient, retryDelayMs } from './query-client.ts'

const busy = new PlatformHttpError({ status: 429, detail: undefined })
const told = new PlatformHttpError({ status: 429, detail: undefined, retryAfter: '20' })
const half = () => 0.5

describe('a read that fails', () => {
  it('waits a second, then twice as long each time, thirty at most', () => {
    expect([0, 1, 2, 9].map((attempt) => retryDelayMs(attempt, busy))).toEqual([1000, 2000, 4000, 30_000])
  })

  it('waits as long as the platform asks, spread over a second', () => {
    expect(retryDelayMs(0, told, half)).toBe(20_500)
    expect(retryDelayMs(0, new FixturesError(told), half)).toBe(20_500)
  })

  it('waits by itself where the browser hides what the platform asks for', () => {
    expect(retryDelayMs(1, busy, half)).toBe(2000)
  })

  it.each([
    [503, 4],
    [429, 4],
    [400, 1],
    [403, 1],
  ])('with %i is asked %i times in all', async (status, times) => {
    const platform = createPlatform()
    platform.inject({ path: 'applications', fault: { status }, times: 9 })
    const { clientId, endpoint, fetch } = platform
    const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
    const client = createQueryClient()
    const read = client.fetchQuery({
      queryKey: ['player'],
      queryFn: () => engagement.init({ accessToken: 'fan-token' }),
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    await expect(read).rejects.toMatchObject({ status })
    expect(platform.calls).toHaveLength(times)
  })
})
