import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@touchline/vitest-config/free-port'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staticApp } from '../../../apps/predictor/server/static-app.ts'
import { settingsFrom } from '../../../apps/predictor/src/config/settings.ts'
import { findNginx, startNginx } from '../test/nginx-process.ts'
import { writeDeployFiles } from './deploy-files.ts'
import { parseDeployment } from './deployment.ts'

const ROOT = join(import.meta.dirname, '../../..')
const DEPLOYMENT = parseDeployment(readFileSync(join(ROOT, 'deploy/deployment.example.json'), 'utf8'))
const BELOW = { basePath: '/games/predictor/' }
const PAGE = `<!doctype html><title>Touchline</title>
<script type="application/json" id="touchline-settings">{}</script>
<div id="root"></div>
`
const TERMS_PAGE = '<p>By <span data-fill="promoter">[promoter]</span></p>'

let folder: string
let build: string
let target: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  build = join(folder, 'dist')
  target = join(folder, 'out')
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), PAGE)
  writeFileSync(join(build, 'host.js'), 'console.log(2)\n')
  writeFileSync(join(build, 'example-host.html'), '<a href="?accessToken=demo-fan-token">')
  writeFileSync(join(build, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(build, 'assets/index-abc123.js'), 'console.log(1)\n'.repeat(200))
  writeFileSync(join(build, 'assets/index-abc123.js.map'), '{}')
  writeFileSync(join(build, 'assets/index-abc123.css'), 'a{color:red}\n'.repeat(200))
  writeFileSync(join(build, 'assets/font-abc123.woff2'), 'font')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the files of a deployment. */
const deploy = (more: Partial<typeof DEPLOYMENT> = {}) =>
  writeDeployFiles({ ...DEPLOYMENT, ...more }, { build, target })

function read(path: string): string {
  return readFileSync(join(target, path), 'utf8')
}

describe('the site of a deployment', () => {
  it('has the settings in its page', () => {
    deploy()
    const page = read('site/index.html')
    const { platformOrigins } = DEPLOYMENT
    expect(page).toContain(JSON.stringify({ ...DEPLOYMENT.settings, basePath: '/', platformOrigins }))
  })

  it('preloads the application below an endpoint with and without a slash at its end', () => {
    for (const platformEndpoint of [
      'https://platform.example.com/api/v1',
      'https://platform.example.com/api/v1/',
    ]) {
      deploy({ settings: { platformEndpoint, clientId: 'union' } })
      const url = 'https://platform.example.com/api/v1/applications/union/'
      expect(read('site/index.html')).toContain(`<link rel="preload" as="fetch" crossorigin href="${url}">`)
    }
  })

  it('escapes settings so that none can end its script element', () => {
    deploy({ settings: { clientId: '</script><script>' } })
    expect(read('site/index.html').match(/<\/script>/g)).toHaveLength(1)
  })

  it('is below its base path, and its page uses that path for every file', () => {
    writeFileSync(join(build, 'index.html'), `${PAGE}<script src="./assets/index-abc123.js"></script>`)
    deploy(BELOW)
    const page = read('site/games/predictor/index.html')
    expect(page).toContain('src="/games/predictor/assets/index-abc123.js"')
    expect(page).toContain('"basePath":"/games/predictor/"')
    expect(existsSync(join(target, 'site/index.html'))).toBe(false)
  })

  it('has no source map, no example page and no other file with the demo token of the sandbox', () => {
    deploy()
    const files = globSync('site/**/*.*', { cwd: target })
    expect(files).toContain('site/index.html')
    expect(files.filter((file) => /\.map$|example-host/.test(file))).toEqual([])
    expect(files.filter((file) => read(file).includes('demo-fan-token'))).toEqual([])
  })

  it('has the terms page filled from the deployment', () => {
    writeFileSync(join(build, 'terms.html'), TERMS_PAGE)
    deploy({ terms: { promoter: 'Example Rugby Union' } })
    expect(read('site/terms.html')).toBe('<p>By Example Rugby Union</p>')
  })

  it('is not replaced if a placeholder of the new terms page has no value', () => {
    deploy()
    const before = read('site/index.html')
    writeFileSync(join(build, 'terms.html'), TERMS_PAGE)
    expect(() => deploy({ terms: {} })).toThrow('terms.promoter is missing')
    expect(read('site/index.html')).toBe(before)
  })

  it('has no terms page when the deployment has its own', () => {
    writeFileSync(join(build, 'terms.html'), TERMS_PAGE)
    const settings = { ...DEPLOYMENT.settings, termsUrl: 'https://www.example.com/terms' }
    deploy({ settings, terms: undefined })
    expect(existsSync(join(target, 'site/terms.html'))).toBe(false)
  })

  it('is not written from a page without an element for settings', () => {
    writeFileSync(join(build, 'index.html'), '<!doctype html>')
    expect(() => deploy()).toThrow('no place for settings')
  })
})

describe('the platform origins of a deployment', () => {
  it('are allowed by the policy and trusted with the token by the game', () => {
    const platformOrigins = ['https://platform.example.com', 'https://*.live.example.com']
    deploy({ platformOrigins })
    const [, settings = ''] = /id="touchline-settings">([^<]*)</.exec(read('site/index.html')) ?? []
    expect(settingsFrom(settings).platformOrigins).toEqual(platformOrigins)
    expect(connectSources()).toEqual(expect.arrayContaining(platformOrigins))
  })

  it('are allowed together with the hosts of the real-time provider, which an application without an origin uses', () => {
    deploy()
    expect(DEPLOYMENT.platformOrigins.join()).not.toContain('pndsn.com')
    expect(connectSources()).toContain('https://*.pndsn.com')
  })

  function connectSources(): readonly string[] | undefined {
    const policy: string = JSON.parse(read('headers.json'))['content-security-policy']
    return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  }
})

describe('the headers', () => {
  it('are the same for nginx, for a static host and in the end-to-end tests', async () => {
    deploy()
    const app = staticApp({ root: build, neighbours: DEPLOYMENT, settings: {} })
    const response = await app.request('/')
    const names = Object.keys(JSON.parse(read('headers.json')))
    expect(names).toContain('content-security-policy')
    for (const name of names) {
      const value = response.headers.get(name)
      expect(read('nginx.conf')).toContain(`add_header ${name} "${value}" always;`)
      expect(read('site/_headers')).toContain(`  ${name}: ${value}\n`)
    }
  })

  it('apply below the base path on a static host too', () => {
    deploy(BELOW)
    expect(read('site/_headers')).toMatch(/^\/games\/predictor\/\*\n/)
    expect(read('site/_headers')).toContain('\n/games/predictor/assets/*\n')
    const redirects = read('site/_redirects').split('\n')
    expect(redirects[0]).toMatch(/^\/games\/predictor\/assets\/\* +\/404.html +404$/)
    expect(redirects[1]).toMatch(/^\/games\/predictor\/\* +\/games\/predictor\/index.html +200$/)
  })

  it('are rejected if nginx would interpret their characters', () => {
    expect(() => deploy({ frameAncestors: ['https://$host'] })).toThrow('nginx would interpret')
  })
})

describe('the committed example', () => {
  it.each([
    ['nginx.conf', 'nginx.conf'],
    ['_headers', 'site/_headers'],
    ['_redirects', 'site/_redirects'],
  ])('%s is the output for the example deployment', async (name, written) => {
    deploy()
    // `pnpm deploy:example` updates it.
    await expect(read(written)).toMatchFileSnapshot(join(ROOT, 'deploy/example', name))
  })
})

const PATHS = [
  '/',
  '/home/game?tournamentId=120-2024',
  '/home',
  '/home/leaderboard',
  '/home/rules',
  '/prediction/abc',
  '/prediction/%E0%A4%A',
  '/result/abc',
  '/icon.svg',
  '/host.js',
  '/assets/index-abc123.js',
  '/assets/index-abc123.css',
  '/assets/font-abc123.woff2',
  '/assets/index-gone.js',
]

const nginx = findNginx('nginx serving a site with the written configuration')

describe('nginx with the written configuration', () => {
  it.skipIf(nginx === undefined).each([DEPLOYMENT, { ...DEPLOYMENT, ...BELOW }])(
    'sends the same responses below $basePath as the server of the end-to-end tests',
    async (deployment) => {
      const { basePath, settings } = deployment
      const port = await freePort()
      const site = join(target, 'site')
      writeDeployFiles(deployment, { build, target, nginx: { root: site, port, logs: folder } })
      const app = staticApp({ root: build, neighbours: deployment, settings: { ...settings, basePath } })
      const url = `http://127.0.0.1:${port}${basePath}`
      await using server = await startNginx(nginx ?? '', read('nginx.conf'), url)
      expect(server.output()).toBe('')
      for (const path of PATHS)
        expect(await summaryOf(await fetch(url + path.slice(1))), path).toEqual(
          await summaryOf(await app.request(path)),
        )
    },
  )
})

const COMPARED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const

async function summaryOf(response: Response) {
  const { status } = response
  const body = await response.text()
  // The page for a missing file differs between servers.
  const isPage = status !== 404
  const names = isPage ? [...COMPARED, 'content-type', 'cache-control'] : COMPARED
  const headers = names.map((name) => [name, response.headers.get(name)?.toLowerCase() ?? null])
  return { status, headers: Object.fromEntries(headers), body: isPage ? body : undefined }
}
