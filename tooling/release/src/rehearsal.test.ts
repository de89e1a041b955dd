import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bundleWithVite,
  bundleWithWebpack,
  compileEveryEntry,
  MODULES,
  NEWER_FUNCTIONS,
  SMOKE_TEST_OUTPUT,
} from './importer-checks.ts'
import { type ImporterProject, installPacked, publicPackages, readManifest } from './importer-project.ts'

const PACKAGES = publicPackages('{packages/*,apps/sandbox}')

let project: ImporterProject
beforeAll(() => {
  project = installPacked(PACKAGES, 'importer')
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

describe.each(PACKAGES)('the tarball of $manifest.name', ({ manifest: { name } }) => {
  const files = (pattern: string) => globSync(pattern, { cwd: join(project.folder, 'node_modules', name) })
  const read = (path: string) => readFileSync(join(project.folder, 'node_modules', name, path), 'utf8')

  it('has a README, a licence and no tests', () => {
    expect(files('{README.md,LICENSE*}')).toHaveLength(2)
    expect(files('**/*.test.*')).toEqual([])
  })

  it('has a manifest with the changelog among its files, and without devDependencies, which would name private packages', () => {
    const manifest = JSON.parse(read('package.json'))
    expect(manifest.files).toContain('CHANGELOG.md')
    expect(manifest).not.toHaveProperty('devDependencies')
  })

  it('links each script to at most one source map', () => {
    const links = (path: string) => read(path).match(/^\/\/# sourceMappingURL=/gm)?.length ?? 0
    expect(files('dist/**/*.js').filter((path) => links(path) > 1)).toEqual([])
  })
})

it('links each error to the guide in the installed package', () => {
  project.write('help.mjs', HELP)
  expect(project.run(process.execPath, 'help.mjs')).toBe('true\n')
  const readme = join(project.folder, 'node_modules/@touchline/engagement-sdk/README.md')
  expect(readFileSync(readme, 'utf8')).toContain('dist/guides')
})

describe("an importer's project", () => {
  it.each([
    ['Node', 'nodenext'],
    ['a bundler', 'bundler'],
  ] as const)('compiles every declaration for %s', (_, resolution) => {
    expect(compileEveryEntry(project, 'node_modules/typescript/bin/tsc', resolution)).toBe('')
  })

  it('imports every entry', () => {
    project.write('import.mjs', MODULES.map((entry) => `import '${entry}'\n`).join(''))
    expect(project.run(process.execPath, 'import.mjs')).toBe('')
  })

  it('requires every entry from CommonJS', () => {
    project.write('require.cjs', MODULES.map((entry) => `require('${entry}')\n`).join(''))
    expect(project.run(process.execPath, 'require.cjs')).toBe('')
  })

  it('renders controls in a server component without a client wrapper', () => {
    project.copyProgram('react-server-hooks.mjs')
    project.copyProgram('server-component.mjs')
    const flags = ['--conditions=react-server', '--import=./react-server-hooks.mjs']
    expect(project.run(process.execPath, ...flags, 'server-component.mjs')).toBe(
      'Badge Button Card CountdownText Counter FixtureStatusTag PointsBadge Spinner\n',
    )
  })

  it('signs in, reads, answers and decrypts without functions that older engines lack', () => {
    project.copyProgram('smoke-test.mjs')
    project.copyProgram('without-function.mjs')
    expect(project.run(process.execPath, 'without-function.mjs', ...NEWER_FUNCTIONS)).toBe(SMOKE_TEST_OUTPUT)
  })

  it('reports that encryption is unavailable if the engine has no crypto', () => {
    project.write('no-crypto.mjs', NO_CRYPTO)
    expect(project.run(process.execPath, 'no-crypto.mjs')).toBe('CryptoError unavailable\n')
  })

  it('bundles every entry with webpack', () => {
    expect(bundleWithWebpack(project)).toBe('')
  })

  it('bundles every entry with Vite; in a browser the controls are styled and translated', async () => {
    bundleWithVite(project, APP)
    const asset = (ending: string) => {
      const file =
        readdirSync(join(project.folder, 'dist/assets')).find((name) => name.endsWith(ending)) ?? ''
      return readFileSync(join(project.folder, 'dist/assets', file), 'utf8')
    }
    await using browser = await chromium.launch(chromiumLaunch())
    const page = await browser.newPage()
    await page.setContent('<div id="root"></div>')
    await page.addStyleTag({ content: asset('.css') })
    await page.addScriptTag({ content: asset('.js'), type: 'module' })
    const button = page.getByRole('button', { name: 'Submit' })
    await button.waitFor()
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.getByText('Predict now').isVisible()).toBe(true)
    expect(await page.getByRole('spinbutton', { name: 'Chiefs' }).inputValue()).toBe('0')
    expect(await page.getByText('نقاط').isVisible()).toBe(true)
  })
})

describe('the packed sandbox', () => {
  it('starts twice at once, each on a free port with the clock of a scenario, and again from an exported state', () => {
    project.copyProgram('sandbox-processes.mjs')
    const one = [200, true, '2024-06-23']
    expect(JSON.parse(project.run(process.execPath, 'sandbox-processes.mjs'))).toEqual({
      answers: [one, one, '2024-11-09'],
      ports: 3,
      codes: [0, 0, 0],
    })
  })

  it('prints its flags when its command is run as npx runs it', () => {
    expect(project.run('node_modules/.bin/touchline-sandbox', '--help')).toContain('--scenario <name>')
  })

  it('starts within a program and serves the packed SDK: a message, an answer and a sign-out', () => {
    project.copyProgram('sdk-with-sandbox.mjs')
    expect(JSON.parse(project.run(process.execPath, 'sdk-with-sandbox.mjs'))).toEqual({
      payload: { text: 'Kick-off' },
      isSaved: true,
      phase: 'idle',
    })
  })

  it('depends on no React, no bundler and no kit', () => {
    const { dependencies = {} } = readManifest(join(project.folder, 'node_modules/@touchline/sandbox'))
    const names = Object.keys(dependencies)
    expect(names).toContain('@touchline/game-rules')
    expect(names.filter((name) => /react|vite|ui-kit/.test(name))).toEqual([])
  })
})

const HELP = `
import { readFileSync } from 'node:fs'
import { createEngagement, getProgram } from '@touchline/engagement-sdk'

const engagement = createEngagement({ clientId: 'c' })
const error = await getProgram(engagement, { programId: 'p' }).catch((reason) => reason)
const page = new URL(import.meta.resolve(error.help))
console.log(readFileSync(page, 'utf8').includes('### ' + page.hash.slice(1) + '\\n'))
`

const NO_CRYPTO = `
Object.defineProperty(globalThis, 'crypto', { value: undefined })
const { createCipher } = await import('@touchline/engagement-sdk/crypto')
const { name, code } = await createCipher({ cipherKey: 'enigma' }).encryptMessage('x').catch((error) => error)
console.log(name, code)
`

const APP = `
import { createRoot } from 'react-dom/client'
import { Button, Counter, ENGLISH_TEXTS, TextsContext } from '@touchline/ui-kit'
import { FixtureStatusTag, PointsBadge } from '@touchline/ui-kit/questions'
const texts = { ...ENGLISH_TEXTS, pointsBadge: { unit: () => 'نقاط' } }
createRoot(document.getElementById('root')).render(
  <>
    <Button variant="primary">Submit</Button>
    <Counter label="Chiefs" /><FixtureStatusTag tag="predict-now" />
    <TextsContext value={texts}><PointsBadge points={5} /></TextsContext>
  </>,
)
`
