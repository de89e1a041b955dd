import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync, inflateSync } from 'node:zlib'
import { chromiumLaunch } from '@touchline/browser'
import { EngagementError, ERROR_CODES } from '@touchline/engagement-sdk'
import { RULES_QUESTIONS, rulesText, standardScheme } from '@touchline/game-rules'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import matrix from '../../../docs/data/where-it-runs.json' with { type: 'json' }
import { buildSite } from './build-site.ts'

/** Pages with a URL in code, a long constant, a long field or long lines of code. */
const LONG_WORDS = [
  'playground.html',
  'documents/Testing.html',
  'functions/_touchline_engagement-sdk.getChatRoom.html',
  'interfaces/_touchline_engagement-sdk_testing.TestPlatform.html',
  'modules/_touchline_engagement-sdk.html',
  'variables/_touchline_engagement-sdk_wire.REDEMPTION_KEY_STATUSES.html',
]

let site: string
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'docs-'))
  const gallery = join(site, '../', `${basename(site)}-gallery`)
  mkdirSync(gallery)
  writeFileSync(join(gallery, 'index.html'), '<title>Gallery</title>')
  await buildSite({ target: site, gallery })
  rmSync(gallery, { recursive: true })
}, 120_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

function page(path: string): string {
  return readFileSync(join(site, path), 'utf8')
}

/** Returns the search index, which the site stores compressed. */
function searchIndex(): string {
  const [, packed = ''] = /"([^"]+)"/.exec(page('assets/search.js')) ?? []
  const bytes = Buffer.from(packed, 'base64')
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : inflateSync(bytes)).toString()
}

describe('the documentation site', () => {
  it('lists every question of the rules', () => {
    const book = page('documents/Rule_book.html')
    const titles = rulesText(standardScheme).map(({ title }) => title)
    expect(titles).toHaveLength(RULES_QUESTIONS.length)
    expect(titles.filter((title) => !book.includes(title))).toEqual([])
  })

  it('lists exactly the rows and versions of the last matrix run', () => {
    const rows = page('documents/Where_it_runs.html').matchAll(
      /<tr>\s*<td>(?<name>.*?)<\/td>\s*<td>(?<version>.*?)<\/td>/g,
    )
    expect(Array.from(rows, ({ groups }) => [groups?.['name'], groups?.['version']])).toEqual(
      matrix.rows.map(({ name, version }) => [name, version]),
    )
  })

  it.each(ERROR_CODES)(
    'has an anchor for the error code %s, to which the property `help` of an error links',
    (code) => {
      expect(page('documents/Errors.html')).toContain(`id="${code}"`)
      expect(new EngagementError('', { code }).help).toMatch(new RegExp(`/errors\\.md#${code}$`))
    },
  )

  it('documents every entry under the name that importers use', () => {
    const modules = page('modules.html').replaceAll('<wbr/>', '')
    const entries = ['game-rules', 'engagement-sdk/realtime', 'engagement-sdk/crypto', 'ui-kit/questions']
    expect(entries.filter((entry) => !modules.includes(`@touchline/${entry}`))).toEqual([])
  })

  it('finds exports and guides in its search', () => {
    const index = searchIndex()
    expect(index).toContain('saveWidgetInteraction')
    expect(index).toContain('Migration')
  })

  it('links to the gallery from pages at every depth', () => {
    expect(page('index.html')).toContain('href="gallery/index.html"')
    expect(page('documents/Errors.html')).toContain('href="../gallery/index.html"')
    expect(page('gallery/index.html')).toContain('<title>Gallery</title>')
  })

  it('loads nothing from other sites', () => {
    expect(existsSync(join(site, 'assets/main.js'))).toBe(true)
    expect(page('index.html')).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
  })
})

it('has an index of the components and a file for each, in the format of shadcn', () => {
  const { items }: { items: readonly { name: string }[] } = JSON.parse(page('r/registry.json'))
  expect(items.map(({ name }) => name)).toContain('counter')
  expect(items.filter(({ name }) => !existsSync(join(site, `r/${name}.json`)))).toEqual([])
})

describe('the texts for language models', () => {
  it('list every guide with a sentence and a link to its text', () => {
    const entries = [...page('llms.txt').matchAll(/^- \[.+\]\((?<path>.+)\): \S.+\.$/gm)]
    const linked = entries.map(({ groups }) => groups?.['path'] ?? '')
    const guides = globSync('*.md', { cwd: join(import.meta.dirname, '../../../docs/guides') })
    expect(linked.map((path) => basename(path))).toEqual(
      expect.arrayContaining(guides.filter((guide) => guide !== 'index.md')),
    )
    expect(linked.filter((path) => !existsSync(join(site, path)))).toEqual([])
  })

  it('contain all guides and READMEs in one file, without front matter', () => {
    const full = page('llms-full.txt')
    expect(full).toContain('# Sessions and tokens')
    expect(full).toContain('# @touchline/ui-kit')
    expect(full).not.toContain('group: Guides')
  })
})

describe('the site, opened from the disk', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch())
  })
  afterAll(() => browser.close())

  async function open(path: string, viewport = { width: 390, height: 844 }): Promise<Page> {
    const opened = await browser.newPage({ viewport })
    await opened.goto(pathToFileURL(join(site, path)).href)
    await opened.locator('body').waitFor()
    return opened
  }

  it('fits the width of a phone, including long names and addresses in code', async () => {
    const wide: string[] = []
    for (const path of LONG_WORDS) {
      const opened = await open(path)
      const width = await opened.evaluate(() => document.documentElement.scrollWidth)
      if (width > 390) wide.push(`${path}: ${width}`)
      await opened.close()
    }
    expect(wide).toEqual([])
  }, 120_000)

  it('runs every recipe in the playground, and an edited program', async () => {
    const opened = await open('playground.html')
    const output = opened.getByRole('log')
    const titles = await opened.getByRole('combobox', { name: 'Recipe' }).locator('option').allTextContents()
    expect(titles).toContain('A live leaderboard')
    for (const title of titles) {
      await opened.getByRole('combobox').selectOption(title)
      await opened.getByRole('button', { name: 'Run' }).click()
      await output.getByText('Done.').waitFor()
    }
    const program = opened.getByRole('textbox', { name: 'Program' })
    await program.fill(
      "import { maximumPoints } from '@touchline/game-rules'\nconsole.log(typeof maximumPoints)",
    )
    await program.press('Control+Enter')
    await output.getByText('function').waitFor()
    await program.fill("import 'left-pad'")
    await program.press('Control+Enter')
    await output.getByText("The playground has no 'left-pad'.").waitFor()
    await program.fill('for (;;);')
    await program.press('Control+Enter')
    await opened.getByRole('button', { name: 'Stop' }).click()
    await output.getByText('Stopped.').waitFor()
  }, 120_000)

  it('keeps the column of numbers narrow', async () => {
    const opened = await open('documents/Rule_book.html')
    const box = await opened.getByRole('cell', { name: '1', exact: true }).first().boundingBox()
    expect(box?.width).toBeLessThan(50)
  })

  it('keeps the indentation of code within a list', async () => {
    const opened = await open('documents/Tours.html')
    const spaces = await opened
      .locator('li pre code')
      .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).whiteSpace))
    expect(new Set(spaces)).toEqual(new Set(['pre-wrap']))
  })

  it('prints only the content of a page', async () => {
    const opened = await open('documents/Deploy.html', { width: 794, height: 1123 })
    const menu = opened.locator('.site-menu')
    await menu.waitFor()
    await opened.emulateMedia({ media: 'print' })
    await menu.waitFor({ state: 'hidden' })
    const content = await opened.locator('.col-content').boundingBox()
    expect(content?.width).toBeGreaterThan(600)
  })
})
