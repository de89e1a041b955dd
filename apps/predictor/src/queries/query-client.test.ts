import { createEngagement, getUserProfile, memoryStore, PlatformHttpError } from '@touchline/engagement-sdk'
import { aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { describe, expect, it } from 'vitest'
import { FixturesError } from './programs.ts'
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
    ['503', { status: 503 }, 4],
    ['429', { status: 429 }, 4],
    ['429 and a wait of two minutes', { status: 429, headers: { 'Retry-After': '120' } }, 4],
    ['429 and a wait of ten days', { status: 429, headers: { 'Retry-After': '864000' } }, 1],
    ['400', { status: 400 }, 1],
    ['403', { status: 403 }, 1],
  ])('with %s is sent %3$i times in all', async (_what, fault, times) => {
    const platform = createPlatform()
    platform.addProfile({ profile: aProfile(), token: 'fan-token' })
    const { clientId, endpoint, fetch } = platform
    const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
    await engagement.init({ accessToken: 'fan-token' })
    platform.forgetCalls()
    platform.inject({ path: 'profile', fault, times: 9 })
    const client = createQueryClient()
    const read = client.fetchQuery({
      queryKey: ['player'],
      queryFn: () => getUserProfile(engagement, { accessToken: 'fan-token' }),
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    await expect(read).rejects.toMatchObject({ status: fault.status })
    expect(platform.calls).toHaveLength(times)
  })
})
