import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ERROR_CODES } from '@touchline/engagement-sdk'
import { describe, expect, it } from 'vitest'

const HERE = join(import.meta.dirname, '..')
const ROOT = join(HERE, '../..')
const PAGES = globSync(['docs/**/*.md', '*.md', '.github/*.md', '*/*/README.md'], { cwd: ROOT }).sort()
const PATH = /`((?:apps|packages|tooling|docs|deploy)\/[\w./-]*\w)`/g
const LINK = /\]\((?!https?:)([^)#]+)/g

function read(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8')
}

describe('the pages of the repository', () => {
  it.each(PAGES)('name and link only files and folders that exist: %s', (page) => {
    const named = Array.from(read(page).matchAll(PATH), ([, path = '']) => path)
    const linked = Array.from(read(page).matchAll(LINK), ([, link = '']) => join(dirname(page), link))
    // A command creates this folder.
    const paths = [...named, ...linked].filter((path) => !path.startsWith('deploy/out'))
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})

it('the list of pages for language models names every guide, and no page that does not exist', () => {
  const links = Array.from(read('docs/llms.txt').matchAll(/\]\((.+?)\)/g), ([, link = '']) =>
    join('docs', link),
  )
  const guides = PAGES.filter((page) => page.startsWith('docs/guides/') && !page.endsWith('/index.md'))
  expect(links).toEqual(expect.arrayContaining(guides))
  expect(links.filter((link) => !existsSync(join(ROOT, link)))).toEqual([])
})

it('typedoc finds no broken link in the guides and docstrings', () => {
  const { status, stdout, stderr } = spawnSync('typedoc', ['--emit', 'none'], { cwd: HERE, encoding: 'utf8' })
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: expect.any(String) })
})

describe('the page of errors', () => {
  const page = read('docs/guides/errors.md')

  it('has a section for every code, and for nothing else', () => {
    const [, codes = ''] = /^## Codes\n([\s\S]*?)^## /m.exec(page) ?? []
    const sections = [...codes.matchAll(/^### (\S+)$/gm)].map(([, code]) => code)
    expect(sections.toSorted()).toEqual([...ERROR_CODES].toSorted())
  })
})

describe('the page of deployment', () => {
  const page = read('docs/guides/deploy.md')
  const settings = read('apps/predictor/src/config/settings.ts')
  const [schema = ''] = /^const settingsSchema[\s\S]*?^}/m.exec(settings) ?? []
  const fields = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  const variables = [...settings.matchAll(/'(VITE_[A-Z_]+)'/g)].map(([, name = '']) => name)

  it('mentions every setting of the predictor and every variable of its build', () => {
    expect(fields.length).toBeGreaterThan(5)
    expect(fields.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    expect(variables.filter((name) => !page.includes(name))).toEqual([])
  })
})
