// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { staticApp } from './static-app.ts'

const PAGE = `<!doctype html><title>Touchline</title>
<script type="application/json" id="touchline-settings">{}</script>
<script type="module" src="./assets/index-abc.js"></script>`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'static-app-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'assets/index-abc.js'), 'console.log(1)\n'.repeat(200))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function request(path: string, headers: Readonly<Record<string, string>> = {}) {
  const neighbours = { platformOrigins: [], gameCentreOrigin: '', frameAncestors: [], hasAnalytics: false }
  return staticApp({ root, neighbours, settings: { clientId: 'a-client' } }).request(path, { headers })
}

it.each(['/', '/index.html', '/home/game?accessToken=a', '/prediction/f1', '/prediction/%E0%A4%A'])(
  'answers %s with the page of the game and its settings',
  async (path) => {
    const response = await request(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const page = await response.text()
    expect(page).toContain('"clientId":"a-client"')
    expect(page).toContain('src="/assets/index-abc.js"')
  },
)

it('answers a file of an earlier build with 404, which no browser caches', async () => {
  const response = await request('/assets/index-gone.js')
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, null])
})

it('compresses files if the browser accepts it, and lets browsers keep hashed ones', async () => {
  const response = await request('/assets/index-abc.js', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it('serves nothing outside the build', async () => {
  const response = await request('/..%2f..%2fetc%2fpasswd')
  expect(await response.text()).toContain('touchline-settings')
})
