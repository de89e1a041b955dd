import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { writeError } from './http-error.ts'
import { limitConcurrency } from './rate-limit.ts'

it('answers 429 with Retry-After at once while as many requests run as it allows, and accepts one when one has ended', async () => {
  const slow = Promise.withResolvers<void>()
  const app = new Hono().use(limitConcurrency({ running: 2, perSecond: 4 })).get('/slow', async (c) => {
    await slow.promise
    return c.text('done')
  })
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.onError((error, c) => writeError(c, error))
  expect((await app.request('/broken')).status).toBe(500)
  const running = [app.request('/slow'), app.request('/slow')]
  const refused = await app.request('/slow')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  slow.resolve()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  expect((await app.request('/slow')).status).toBe(200)
})

it('lets refused requests come back at the rate of the capacity, after half a minute at most', async () => {
  let now = 1_000_000
  const slow = Promise.withResolvers<void>()
  const app = new Hono()
    .use(limitConcurrency({ running: 2, perSecond: 4 }, () => now))
    .get('/fast', (c) => c.text('done'))
  app.get('/slow', async (c) => {
    await slow.promise
    return c.text('done')
  })
  app.onError((error, c) => writeError(c, error))
  const waits = async (requests: number) => {
    const refused = await Promise.all(Array.from({ length: requests }, () => app.request('/fast')))
    return refused.map(({ headers }) => Number(headers.get('retry-after')))
  }
  const running = [app.request('/slow'), app.request('/slow')]
  expect(await waits(9)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3])
  expect((await waits(200)).at(-1)).toBe(30)
  now += 60_000
  expect(await waits(1)).toEqual([1])
  slow.resolve()
  await Promise.all(running)
})
