import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PackedPackage, packAll } from './pack.ts'
import { nameRepository, publishAll } from './publish.ts'

let folder: string
let packed: readonly PackedPackage[]
let registry: Server
let has: readonly string[]
let asked: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  mkdirSync(join(folder, 'a'))
  const manifest = { name: 'a-package', version: '1.2.3', license: 'MIT', type: 'module' }
  writeFileSync(join(folder, 'a/package.json'), JSON.stringify(manifest))
  packed = await packAll([{ name: 'a-package', version: '1.2.3', folder: 'a' }], folder, folder)
  has = []
  asked = []
  // As far as npm asks one: which versions there are, and whether it may send one.
  registry = createServer((request, response) => {
    asked.push(`${request.method}`)
    const versions = Object.fromEntries(has.map((version) => [version, { ...manifest, version }]))
    response.statusCode = has.length === 0 && request.method === 'GET' ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: 'a-package', 'dist-tags': { latest: has[0] }, versions }))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => registry.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** npm's own settings: this registry, and a token that it never looks at. No workflow stands behind. */
function atTheRegistry(): Record<string, string> {
  const place = `//127.0.0.1:${(registry.address() as AddressInfo).port}/`
  const file = join(folder, 'npmrc')
  writeFileSync(file, `registry=http:${place}\n${place}:_authToken=none\n`)
  return { NPM_CONFIG_USERCONFIG: file, GITHUB_ACTIONS: '', GITLAB_CI: '', NPM_CONFIG_FETCH_RETRIES: '0' }
}

it('leaves alone what the registry has already', async () => {
  has = ['1.2.3']
  expect(await publishAll(packed, atTheRegistry())).toEqual([])
  expect(asked).not.toContain('PUT')
})

it.each([[[]], [['1.2.2']]])(
  'publishes nothing without provenance, where the registry has %j',
  async (versions) => {
    has = versions
    await expect(publishAll(packed, atTheRegistry())).rejects.toThrow(/provenance/i)
    expect(asked).not.toContain('PUT')
  },
)

it('says in each manifest where the package comes from', () => {
  nameRepository(
    [{ name: 'a-package', version: '1.2.3', folder: 'a' }],
    'https://code.example/a-union/touchline',
    folder,
  )
  expect(JSON.parse(readFileSync(join(folder, 'a/package.json'), 'utf8'))).toMatchObject({
    name: 'a-package',
    repository: { type: 'git', url: 'git+https://code.example/a-union/touchline.git', directory: 'a' },
  })
})
