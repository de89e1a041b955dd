import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeError } from '../../middleware/http-error.ts'
import { controlRoomPage } from './page.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-room-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<h1>Control room</h1>')
  await writeFile(join(folder, 'assets/index-a1B2.js'), 'export {}')
  await writeFile(join(folder, 'secret.txt'), 'not an asset')
})
afterEach(() => rm(folder, { recursive: true }))

/** The page's routes on a port of their own, with what comes after them. */
async function served({ secret, at = folder }: { secret?: string; at?: string } = {}) {
  const app = new Hono({ strict: false })
  app.route('/_sandbox', controlRoomPage({ controlAccess: { secret }, folder: at }))
  app.get('/_sandbox', (c) => c.json({ for: 'scripts' }))
  app.onError((error, c) => writeError(c, error))
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port))
  const port = await promise
  return {
    get: (path: string, headers: Record<string, string> = { accept: BROWSER }) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    [Symbol.dispose]: () => void server.close(),
  }
}

it('GET /_sandbox/ is the page for a browser and JSON for other clients', async () => {
  using server = await served()
  const page = await server.get('/_sandbox/')
  expect(await page.text()).toBe('<h1>Control room</h1>')
  expect(page.headers.get('vary')).toContain('accept')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
  for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5'])
    expect(await (await server.get('/_sandbox/', { accept })).json()).toEqual({ for: 'scripts' })
})

it('GET /_sandbox/ is for this machine only, unless a control secret is set: without it the page shows nothing', async () => {
  using server = await served()
  using open = await served({ secret: 'hush' })
  const headers = { accept: BROWSER, origin: 'https://elsewhere.example' }
  expect((await server.get('/_sandbox/', headers)).status).toBe(403)
  expect((await open.get('/_sandbox/', headers)).status).toBe(200)
})

it('GET /_sandbox/ names the command if it is not built', async () => {
  using server = await served({ at: join(folder, 'missing') })
  const answer = await server.get('/_sandbox/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('sandbox build')])
})

const assets = '/_sandbox/control-room/assets'

it('the files of the page are served with their type, for good', async () => {
  using server = await served()
  const { headers } = await server.get(`${assets}/index-a1B2.js`)
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('cache-control')).toContain('immutable')
})

it.each(['nothing.js', '..%2Fsecret.txt', '..%2Findex.html', 'index-a1B2.js%00.js', '%2e%2e/secret.txt'])(
  'the files of the page are nothing but what lies in the folder of assets: %s',
  async (name) => {
    using server = await served()
    expect((await server.get(`${assets}/${name}`)).status).toBe(404)
  },
)
