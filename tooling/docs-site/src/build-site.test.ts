import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync, inflateSync } from 'node:zlib'
import { RULES_QUESTIONS, rulesText, standardScheme } from '@touchline/game-rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build-site.ts'
import { deadLinks } from './dead-links.ts'
import { ENTRIES } from './entries.ts'

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

/** The words of the search, which the page loads packed. */
function searchIndex(): string {
  const [, packed = ''] = /"([^"]+)"/.exec(page('assets/search.js')) ?? []
  const bytes = Buffer.from(packed, 'base64')
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : inflateSync(bytes)).toString()
}

describe('the documentation site', () => {
  it('is built without a complaint and has no dead link', () => {
    expect(deadLinks(site)).toEqual([])
  })

  it('prints the rules from the table that settles them', () => {
    const book = page('documents/Rule_book.html')
    const titles = rulesText(standardScheme).map(({ title }) => title)
    expect(titles).toHaveLength(RULES_QUESTIONS.length)
    expect(titles.filter((title) => !book.includes(title))).toEqual([])
  })

  it('documents every entry under the name that importers write', () => {
    const modules = page('modules.html')
    expect(ENTRIES.filter(({ specifier }) => !modules.includes(specifier.split('/').at(-1) ?? ''))).toEqual(
      [],
    )
  })

  it('finds exports and guides in its search', () => {
    const index = searchIndex()
    expect(index).toContain('saveWidgetInteraction')
    expect(index).toContain('Migration')
  })

  it('leads to the gallery from every depth', () => {
    expect(page('index.html')).toContain('href="gallery/index.html"')
    expect(page('documents/Errors.html')).toContain('href="../gallery/index.html"')
  })

  it('needs no other site to work', () => {
    expect(existsSync(join(site, 'assets/main.js'))).toBe(true)
    expect(page('index.html')).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
  })
})
