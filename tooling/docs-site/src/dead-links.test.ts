import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deadLinks } from './dead-links.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'guides'))
  writeFileSync(join(site, 'guides/errors.html'), '<h2 id="codes">Codes</h2><a href="../index.html">Home</a>')
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

it.each([
  'guides/errors.html',
  'guides/errors.html#codes',
  '#here',
  'https://example.com/',
  'mailto:a@example.com',
])('a link to %s is alive', (href) => {
  writeFileSync(join(site, 'index.html'), `<p id="here"></p><a class="a" href="${href}">a</a>`)
  expect(deadLinks(site)).toEqual([])
})

it.each(['gone.html', 'guides/errors.html#gone', '#gone', 'guides/'])('a link to %s is dead', (href) => {
  writeFileSync(join(site, 'index.html'), `<a class="a" href="${href}">a</a>`)
  expect(deadLinks(site)).toEqual([`index.html → ${href}`])
})
