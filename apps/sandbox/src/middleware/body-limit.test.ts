import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './body-limit.ts'
import { writeError } from './http-error.ts'

const post = (body: string, headers: Record<string, string>) =>
  new Request('http://localhost/', { method: 'POST', body, headers })

it('refuses a large body, without reading one that states its size', async () => {
  const app = new Hono()
  app.use(limitBody())
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((error, c) => writeError(c, error))
  const stated = post('x', { 'content-length': '100000000' })
  expect((await app.request(stated)).status).toBe(413)
  expect(stated.bodyUsed).toBe(false)
  expect((await app.request(post('x'.repeat(200_000), { 'transfer-encoding': 'chunked' }))).status).toBe(413)
})
