import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { realtimeRoutes } from '../routes/realtime/routes.ts'
import { linksOf } from '../routes/request-links.ts'
import { createRealtime } from '../services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../wire/hosts.ts'
import { pageOf, sliceOf } from './page-of.ts'

const app = new Hono()
app.get('/links', (c) => c.json([linksOf(c).api]))
app.get('/pages', (c) => c.json(pageOf(c, { page: 2 }).envelope(60, [])))
app.get('/slices', (c) => c.json(sliceOf(c, { start: 20 }).envelope(60, [])))
app.route(
  '/',
  realtimeRoutes(createRealtime({ now: Date.now }), async () => undefined),
)

const UPLOADS = `/v1/files/${REALTIME_KEYS.subscribe}/channels/a/generate-upload-url`

it.each([
  ['GET', '/links'],
  ['GET', '/pages?page=2'],
  ['GET', '/slices?start=20'],
  ['POST', UPLOADS],
])('%s %s answers with https links only to a client of a balancer that ends TLS', async (method, path) => {
  const body = method === 'POST' ? '{"name":"a"}' : null
  const schemes = async (headers: Record<string, string>) => {
    const text = await (await app.request(`http://play.example${path}`, { method, body, headers })).text()
    return new Set(text.match(/https?:\/\/play\.example/g))
  }
  expect(await schemes({ 'x-forwarded-proto': 'https' })).toEqual(new Set(['https://play.example']))
  expect(await schemes({})).toEqual(new Set(['http://play.example']))
})
