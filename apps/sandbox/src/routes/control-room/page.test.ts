import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../core/logger.ts'
import { writeError } from '../../middleware/write-error.ts'
import { ControlRoomBuildError } from '../../services/control-room/bundle.ts'
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
async function served(options: { controlSecret?: string; bundle?: () => Promise<string> } = {}) {
  const logged: string[] = []
  const app = new Hono({ strict: false })
  app.route(
    '/_sandbox',
    controlRoomPage({
      controlAccess: { secret: options.controlSecret },
      logger: createLogger('errors', (line) => logged.push(line)),
      bundle: options.bundle ?? (async () => folder),
    }),
  )
  app.get('/_sandbox', (c) => c.json({ for: 'scripts' }))
  app.onError((error, c) => writeError(c, error))
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port))
  const port = await promise
  return {
    logged,
    get: (path: string, headers: Record<string, string> = { accept: BROWSER }) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    [Symbol.dispose]: () => void server.close(),
  }
}

describe('GET /_sandbox/', () => {
  it('is the page for a browser and JSON for everybody else', async () => {
    using server = await served()
    const page = await server.get('/_sandbox/')
    expect(await page.text()).toBe('<h1>Control room</h1>')
    expect(page.headers.get('vary')).toContain('accept')
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5']) {
      const answer = await server.get('/_sandbox/', { accept })
      expect(await answer.json()).toEqual({ for: 'scripts' })
    }
  })

  it('lets no other page frame it, and no foreign script in', async () => {
    using server = await served()
    const policy = (await server.get('/_sandbox/')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('is for this machine only where no control secret is set', async () => {
    using server = await served()
    const answer = await server.get('/_sandbox/', { accept: BROWSER, origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
  })

  it('is open where a control secret is set, since it shows nothing without it', async () => {
    using server = await served({ controlSecret: 'hush' })
    const answer = await server.get('/_sandbox/', { accept: BROWSER, origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(200)
  })

  it('says what to do where it cannot be built, and logs why', async () => {
    using server = await served({
      bundle: () => Promise.reject(new ControlRoomBuildError('No vite.', { cause: new Error('not found') })),
    })
    const answer = await server.get('/_sandbox/')
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(text).toContain('pnpm install')
    expect(text).not.toContain('not found')
    expect(server.logged.join()).toContain('control room not built')
  })
})

describe("the page's files", () => {
  it('are served with their type, for good', async () => {
    using server = await served()
    const script = await server.get('/_sandbox/control-room/assets/index-a1B2.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
  })

  it('are those of the page that was served last, whose folder is looked up once', async () => {
    const bundle = vi.fn(async () => folder)
    using server = await served({ bundle })
    await server.get('/_sandbox/')
    const script = await server.get('/_sandbox/control-room/assets/index-a1B2.js')
    expect([script.status, bundle.mock.calls.length]).toEqual([200, 1])
    await server.get('/_sandbox/')
    expect(bundle).toHaveBeenCalledTimes(2)
  })

  it.each(['nothing.js', '..%2Fsecret.txt', '..%2Findex.html', 'index-a1B2.js%00.js', '%2e%2e/secret.txt'])(
    'are nothing but what lies in the folder of assets: %s',
    async (name) => {
      using server = await served()
      expect((await server.get(`/_sandbox/control-room/assets/${name}`)).status).toBe(404)
    },
  )
})
