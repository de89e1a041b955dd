import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { limitBody } from './body-limit.ts'
import { writeError } from './http-error.ts'
import { createMetrics } from './metrics.ts'
import { observe } from './observe.ts'
import { createRequestLog } from './request-log.ts'

function anApp() {
  const requests = createRequestLog()
  const app = new Hono()
  app.use(
    observe({
      clock: createClock(0, () => 0),
      metrics: createMetrics(),
      requests,
      logger: createLogger('errors', () => {}),
    }),
  )
  app.use(limitBody())
  app.post('/', (c) => c.text('taken'))
  app.onError((error, c) => writeError(c, error))
  return { app, requests }
}

const post = (body: string, headers: Record<string, string>) =>
  new Request('http://localhost/', { method: 'POST', body, headers })

it('keeps the beginning of a body that no route read', async () => {
  const { app, requests } = anApp()
  await app.request(post('kia ora'.padEnd(5000), { 'content-length': '5000' }))
  expect(requests.list()).toMatchObject([{ status: 200, body: 'kia ora'.padEnd(2000) }])
})

it('reads no body that was refused for its size', async () => {
  const { app, requests } = anApp()
  const stated = post('x', { 'content-length': '100000000' })
  expect((await app.request(stated)).status).toBe(413)
  expect(stated.bodyUsed).toBe(false)
  await app.request(post('x'.repeat(200_000), { 'transfer-encoding': 'chunked' }))
  expect(requests.list().map(({ status, body }) => [status, body])).toEqual([
    [413, ''],
    [413, ''],
  ])
})
