import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const PACKAGES = join(import.meta.dirname, '../..')
const OURS = ['engagement-sdk', 'game-rules', 'ui-kit']

let project: string

/** Packs a package as it would be published and unpacks it where an install would put it. */
async function install(name: string): Promise<void> {
  const packed = join(project, 'packed')
  await run('pnpm', ['pack', '--pack-destination', packed], { cwd: join(PACKAGES, name) })
  const tarball = (await readdir(packed)).find((file) => file.includes(name)) ?? ''
  const target = join(project, 'node_modules/@touchline', name)
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', join(packed, tarball), '--strip-components=1', '-C', target])
}

/** Puts a package that an app brings itself beside them, from where another package has it. */
async function bring(name: string, owner: string): Promise<void> {
  await symlink(
    await realpath(join(PACKAGES, owner, 'node_modules', name)),
    join(project, 'node_modules', name),
  )
}

const APP = `
import { createRoot } from 'react-dom/client'
import { Button, Counter } from '@touchline/ui-kit'
import { FixtureStatusTag } from '@touchline/ui-kit/questions'
import { ConnectionNotice } from '@touchline/ui-kit/engagement'
import '@touchline/ui-kit/styles.css'
createRoot(document.getElementById('root')).render(
  <><Button variant="primary">Submit</Button><Counter label="Chiefs" /><FixtureStatusTag tag="predict-now" /><ConnectionNotice /></>,
)
`

const ON_A_SERVER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Counter } from '@touchline/ui-kit'
import { FixtureStatusTag } from '@touchline/ui-kit/questions'
import '@touchline/ui-kit/engagement'
console.log(renderToString(createElement(Counter, { label: 'Chiefs' })) + renderToString(createElement(FixtureStatusTag, { tag: 'see-results' })))
`

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'touchline-consumer-'))
  await mkdir(join(project, 'packed'))
  await Promise.all(OURS.map(install))
  await Promise.all([
    ...['react', 'react-dom', 'vite'].map((name) => bring(name, 'ui-kit')),
    ...['zod', 'date-fns'].map((name) => bring(name, 'game-rules')),
    bring('ky', 'engagement-sdk'),
  ])
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(project, 'index.html'),
    '<div id="root"></div><script type="module" src="./app.jsx"></script>',
  )
  await writeFile(join(project, 'app.jsx'), APP)
  await writeFile(join(project, 'server.js'), ON_A_SERVER)
}, 120_000)

afterAll(() => rm(project, { recursive: true, force: true }))

describe('the packed package', () => {
  it('carries what it exports and no tests', async () => {
    const root = join(project, 'node_modules/@touchline/ui-kit')
    const files = await readdir(root, { recursive: true })
    expect(files).toEqual(
      expect.arrayContaining(['dist/index.js', 'dist/styles.css', 'dist/tokens.css', 'dist/index.d.ts']),
    )
    expect(files.filter((file) => file.includes('.test.'))).toEqual([])
    expect(await readFile(join(root, 'dist/index.js'), 'utf8')).not.toContain('.css')
  })

  it('renders in an empty Vite project, dressed', async () => {
    await run(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--base', './'], {
      cwd: project,
    })
    const built = await readdir(join(project, 'dist/assets'))
    const css = built.find((file) => file.endsWith('.css')) ?? ''
    const js = built.find((file) => file.endsWith('.js')) ?? ''
    const browser = await chromium.launch(chromiumLaunch())
    try {
      const page = await browser.newPage()
      await page.setContent('<div id="root"></div>')
      await page.addStyleTag({ content: await readFile(join(project, 'dist/assets', css), 'utf8') })
      await page.addScriptTag({
        content: await readFile(join(project, 'dist/assets', js), 'utf8'),
        type: 'module',
      })
      const button = page.getByRole('button', { name: 'Submit' })
      await button.waitFor()
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await page.getByText('Predict now').isVisible()).toBe(true)
      expect(await page.getByRole('spinbutton', { name: 'Chiefs' }).inputValue()).toBe('0')
    } finally {
      await browser.close()
    }
  })

  it('renders on a server, where there is no window and no stylesheet', async () => {
    const { stdout } = await run(process.execPath, ['server.js'], { cwd: project })
    expect(stdout).toContain('role="spinbutton"')
    expect(stdout).toContain('See results')
  })
})
