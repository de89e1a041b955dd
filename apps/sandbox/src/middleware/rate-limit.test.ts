import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../../test/api.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { writeError } from './http-error.ts'
import { createRateLimiter, limitConcurrency } from './rate-limit.ts'

describe('createRateLimiter', () => {
  type Limiter = Pick<ReturnType<typeof createRateLimiter>, 'take'>
  const takes = (limiter: Limiter, count: number) =>
    Promise.all(Array.from({ length: count }, () => limiter.take('a')))

  it('lets a burst through, then names the seconds to wait; fills up with time, never above the burst', async () => {
    const time = { now: 0 }
    const limiter = createRateLimiter({ burst: 3, perSecond: 2 }, { now: () => time.now })
    expect(await takes(limiter, 4)).toEqual([0, 0, 0, 1])
    expect(await limiter.take('b')).toBe(0)
    time.now = 500
    expect(await takes(limiter, 2)).toEqual([0, 1])
    time.now = 60_000
    expect(await takes(limiter, 4)).toEqual([0, 0, 0, 1])
  })

  it('writes to the store after every tenth of a burst, and not more often', async () => {
    const bucket = { left: 50, asked: 0 }
    const store = {
      async spend(_: string, requests: number) {
        bucket.asked += 1
        bucket.left -= requests
        return bucket.left
      },
    }
    const ports = { now: () => 0, store }
    const aLimiter = () => createRateLimiter({ burst: 50, perSecond: 1 }, ports)
    const [one, two] = [aLimiter(), aLimiter()]
    const passed = (answers: readonly number[]) => answers.filter((seconds) => seconds === 0).length
    expect(passed(await takes(one, 40))).toBe(40)
    expect(bucket).toEqual({ left: 10, asked: 8 })
    // The other one reads the 40 after its first five.
    expect(passed(await takes(two, 5))).toBe(5)
    expect(passed(await takes(two, 40))).toBe(5)
    expect(await two.take('a')).toBeGreaterThan(0)
  })

  it('counts on its own while the store cannot be reached', async () => {
    const onError = vi.fn()
    const store = { spend: () => Promise.reject(new Error('gone')) }
    const limiter = createRateLimiter({ burst: 3, perSecond: 2 }, { now: () => 0, store, onError })
    expect(await takes(limiter, 4)).toEqual([0, 0, 0, 1])
    expect(onError).toHaveBeenCalledTimes(3)
  })
})

/** Starts a sandbox that fills its limits up in no time that a test takes. */
const limited = (burst: number) =>
  startSandbox({ tournaments: [], fans: 0, rateLimit: { burst, perSecond: 0.001 } })

it('a token that exceeds its limit receives 429 with the seconds to wait; other tokens do not', async () => {
  await using sandbox = await limited(2)
  const profile = 'GET applications/touchline-sandbox/profile/' as const
  const answers = [1, 2, 3].map(() => call(sandbox, profile, { token: sandbox.demoToken }))
  const [slow] = (await Promise.all(answers)).filter((answer) => answer.status === 429)
  expect(slow?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(slow?.body.detail).toMatch(/Too many requests/)
  expect((await call(sandbox, profile, { token: 'new-fan-token' })).status).toBe(200)
})

it('an address that exceeds its limit receives 429 on every route, without a token and with a new one for each request; other addresses and this machine do not', async () => {
  await using sandbox = await limited(2)
  const from = (address: string) => ({ headers: { 'x-forwarded-for': `spoofed, ${address}` } })
  const application = 'GET applications/touchline-sandbox/' as const
  for (let index = 0; index < 20; index += 1)
    await call(sandbox, application, { ...from('203.0.113.9'), token: `made up ${index}` })
  for (const path of [application, 'GET /time/0', 'GET /_sandbox/health'] as const)
    expect((await call(sandbox, path, from('203.0.113.9'))).status).toBe(429)
  expect((await call(sandbox, application, from('203.0.113.10'))).status).toBe(200)
  expect((await call(sandbox, application)).status).toBe(200)
})

it.each<[string, number, (index: number) => Record<string, string>]>([
  ['a whole /64 of IPv6', 429, (index) => ({ 'x-forwarded-for': `2001:db8:0:1::${index}` })],
  ['the same in another spelling', 429, (index) => ({ 'x-forwarded-for': `2001:DB8::2:${index}:0:0:1` })],
  ['not of another /64', 200, (index) => ({ 'x-forwarded-for': `2001:db8:0:${index}0::1` })],
  ['all clients of a proxy that does not name them', 429, () => ({ via: '1.1 proxy.example' })],
  ['not this machine', 200, () => ({})],
])(
  'an address that exceeds its limit is %s: the request after its burst is answered %i',
  async (_, status, headersOf) => {
    await using sandbox = await limited(1)
    for (let index = 0; index < 10; index += 1)
      expect((await call(sandbox, 'GET /time/0', { headers: headersOf(index) })).status).toBe(200)
    expect((await call(sandbox, 'GET /time/0', { headers: headersOf(10) })).status).toBe(status)
  },
)

/** Two requests run at a time, and four a second. Requests of `/slow` run until the test ends them. */
function aService(now?: () => number) {
  const { promise, resolve: endSlow } = Promise.withResolvers<void>()
  const app = new Hono()
    .use(limitConcurrency({ running: 2, perSecond: 4 }, now))
    .get('/fast', (c) => c.text('done'))
    .get('/slow', async (c) => {
      await promise
      return c.text('done')
    })
    .get('/broken', () => {
      throw new Error('broken')
    })
  app.onError((error, c) => writeError(c, error))
  return { get: async (path: string) => app.request(path), endSlow }
}

it('limitConcurrency responds at once with 429 and Retry-After while as many requests run as it allows, and accepts one when one has ended', async () => {
  const { get, endSlow } = aService()
  expect((await get('/broken')).status).toBe(500)
  const running = [get('/slow'), get('/slow')]
  const refused = await get('/fast')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  endSlow()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  expect((await get('/fast')).status).toBe(200)
})

it('limitConcurrency lets refused requests come back at the rate of the capacity, after half a minute at most', async () => {
  let now = 1_000_000
  const { get, endSlow } = aService(() => now)
  const waits = async (requests: number) => {
    const refused = await Promise.all(Array.from({ length: requests }, () => get('/fast')))
    return refused.map(({ headers }) => Number(headers.get('retry-after')))
  }
  const running = [get('/slow'), get('/slow')]
  expect(await waits(9)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3])
  expect((await waits(200)).at(-1)).toBe(30)
  now += 60_000
  expect(await waits(1)).toEqual([1])
  endSlow()
  await Promise.all(running)
})
