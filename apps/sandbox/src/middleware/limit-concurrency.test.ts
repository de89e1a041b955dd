import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { writeError } from './http-error.ts'
import { limitConcurrency } from './rate-limit.ts'

it('answers 429 with Retry-After at once while as many requests run as it allows, and accepts one when one has ended', async () => {
  const slow = Promise.withResolvers<void>()
  const app = new Hono().use(limitConcurrency(2)).get('/slow', async (c) => {
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
