import { describe, expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { startSandbox } from '../sandbox.ts'
import { createRateLimiter } from './rate-limit.ts'

describe('createRateLimiter', () => {
  function aLimiter() {
    const time = { now: 0 }
    return { time, limiter: createRateLimiter({ burst: 3, perSecond: 2 }, () => time.now) }
  }

  it('lets a burst through and then names the seconds to wait', () => {
    const { limiter } = aLimiter()
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1])
  })

  it('fills up with time, never above the burst', () => {
    const { limiter, time } = aLimiter()
    for (const _ of [1, 2, 3]) limiter.take('a')
    time.now = 500
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1])
    time.now = 60_000
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1])
  })

  it('counts each token by itself', () => {
    const { limiter } = aLimiter()
    for (const _ of [1, 2, 3]) limiter.take('a')
    expect(limiter.take('b')).toBe(0)
  })
})

describe('a token that asks too often', () => {
  it('gets 429 with the seconds to wait, and no other token does', async () => {
    await using sandbox = await startSandbox({
      tournaments: [],
      fans: 0,
      rateLimit: { burst: 2, perSecond: 0.01 },
    })
    const profile = 'GET applications/touchline-sandbox/profile/' as const
    const answers = [1, 2, 3].map(() => call(sandbox, profile, { token: sandbox.demoToken }))
    const [slow] = (await Promise.all(answers)).filter((answer) => answer.status === 429)
    expect(slow?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(slow?.body.detail).toMatch(/Too many requests/)
    expect((await call(sandbox, profile, { token: 'new-fan-token' })).status).toBe(200)
  })
})
