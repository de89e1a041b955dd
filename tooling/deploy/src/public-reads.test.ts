import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@touchline/sandbox'
import { freePort } from '@touchline/vitest-config/free-port'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { findNginx, startNginx } from '../test/nginx-process.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

const CLIENT = 'touchline-sandbox'
/** Seconds, longer than any of these tests. */
const LONG = 600

const applicationSchema = z.object({ programs_url: z.string(), profile_url: z.string() })
const listSchema = z.object({
  next: z.string(),
  results: z.array(
    z.object({
      timeline_url: z.string(),
      widgets_url: z.string(),
      widget_interactions_url_template: z.string(),
    }),
  ),
})

const nginx = findNginx('public reads of the platform through the cache of nginx')

describe.skipIf(nginx === undefined)('public reads through nginx', () => {
  let folder: string
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let platform: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'public-reads-'))
    sandbox = await startSandbox({ tournaments: ['120-2024'], fans: 0, speed: 0 })
    platform = sandbox.url.replace('localhost', '127.0.0.1')
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(() => sandbox.faults.clear())

  /** Starts nginx with a cache that keeps responses for a number of seconds. */
  async function startEdge(seconds: number) {
    const own = mkdtempSync(join(folder, 'edge-'))
    writeFileSync(join(own, 'index.html'), '<!doctype html>')
    const port = await freePort()
    const game = `http://127.0.0.1:${port}/`
    const address = `${game}platform/`
    const publicReads = { platform, address, cache: join(own, 'cache'), seconds }
    const configuration = nginxConfiguration({}, { root: own, port, logs: own, basePath: '/', publicReads })
    const server = await startNginx(nginx ?? '', configuration, game)
    return {
      address,
      read: (path: string, options?: RequestInit) => fetch(`${address}api/v1/${path}`, options),
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    }
  }

  /** Returns the requests that the platform received. */
  const received = (path: string) => sandbox.requests.list({ path: `/api/v1/${path}` })

  it('send one request to the platform for concurrent reads of the same resource', async () => {
    await using edge = await startEdge(LONG)
    const path = `applications/${CLIENT}/`
    // Without the lock of the cache, all requests would be forwarded while the first one is pending.
    sandbox.faults.add({ path: `/api/v1/${path}`, delayMs: 500, times: 1 })
    const responses = await Promise.all(Array.from({ length: 20 }, () => edge.read(path)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const texts = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(texts).size).toBe(1)
    expect(received(path).length).toBe(1)
  })

  it('rewrite the URLs of lists and details to the cache, and leave personal URLs unchanged', async () => {
    await using edge = await startEdge(LONG)
    const { address } = edge
    const response = await edge.read(`applications/${CLIENT}/`)
    expect(response.headers.get('cache-control')).toContain(`s-maxage=${LONG}, stale-while-revalidate=`)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const application = applicationSchema.parse(await response.json())
    expect(application.programs_url).toBe(`${address}api/v1/programs/?client_id=${CLIENT}`)
    expect(application.profile_url).toBe(`${platform}/api/v1/applications/${CLIENT}/profile/`)
    const list = listSchema.parse(await (await fetch(application.programs_url)).json())
    expect(list.next).toContain(`${address}api/v1/programs/`)
    for (const { timeline_url, widgets_url, widget_interactions_url_template } of list.results) {
      expect(timeline_url).toContain(address)
      expect(`${widgets_url} ${widget_interactions_url_template}`).not.toContain(address)
    }
    expect(list.results.length).toBeGreaterThan(0)
  })

  it('forward no token and only GET requests, and cache no error response', async () => {
    await using edge = await startEdge(LONG)
    const headers = { authorization: `Bearer ${sandbox.demoToken}` }
    const path = `applications/${CLIENT}/profile/`
    expect((await fetch(`${platform}/api/v1/${path}`, { headers })).status).toBe(200)
    const refused = await edge.read(path, { headers })
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const before = received(path).length
    expect((await edge.read(path, { headers })).status).toBe(401)
    expect(received(path).length).toBe(before + 1)
    expect((await edge.read(path, { method: 'POST', headers })).status).toBe(403)
    expect(received(path).length).toBe(before + 1)
  })

  it('serve the last response while the platform fails, and the error if there is no earlier response', async () => {
    await using edge = await startEdge(1)
    const path = `programs/?client_id=${CLIENT}&page_size=1`
    const before = await (await edge.read(path)).text()
    sandbox.faults.add({ path: '/api/v1/*', status: 503, retryAfter: 7 })
    const failures = () => received('programs/').filter(({ status }) => status === 503).length
    await expect
      .poll(async () => {
        const response = await edge.read(path)
        expect([response.status, await response.text()]).toEqual([200, before])
        return failures()
      })
      .toBeGreaterThan(0)
    const other = await edge.read(`${path}&page=2`)
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '7'])
  })
})
