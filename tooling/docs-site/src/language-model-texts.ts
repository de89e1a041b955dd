import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import typedoc from '../typedoc.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../..')

/** The guides of the site in their order, without generated pages. */
const GUIDES = typedoc.projectDocuments.filter((file) => file.startsWith('../../docs/guides/'))

const PACKAGES = ['engagement-sdk', 'game-rules', 'ui-kit'] as const

const SUMMARY = `# Touchline

> A rugby prediction game for the signed-in fans of a union, and the TypeScript packages it is built on: a client for the
> engagement platform (REST, real-time, encryption), the rules of the game as pure functions, and React controls.

Every example below is compiled and run by the tests. The packages are ES modules with types.
`

interface TextPage {
  /** Relative to the folder of the site. */
  readonly path: string
  readonly title: string
  readonly text: string
}

/**
 * Writes the guides and READMEs as Markdown into a site, with the two index files for language models (https://llmstxt.org):
 * `llms.txt`, a table of contents, and `llms-full.txt`, all texts in one file.
 */
export function writeLanguageModelTexts(site: string): void {
  const guides = GUIDES.map((file) => page(file.replace('../../', ''), `markdown/${basename(file)}`))
  const packages = PACKAGES.map((name) => page(`packages/${name}/README.md`, `markdown/${name}.md`))
  mkdirSync(join(site, 'markdown'), { recursive: true })
  for (const { path, text } of [...guides, ...packages]) writeFileSync(join(site, path), text)
  const contents = [SUMMARY, section('Guides', guides), section('Packages', packages)]
  writeFileSync(join(site, 'llms.txt'), contents.join('\n'))
  writeFileSync(
    join(site, 'llms-full.txt'),
    [SUMMARY, ...[...packages, ...guides].map(({ text }) => text)].join('\n'),
  )
}

function page(file: string, path: string): TextPage {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '')
  const [, title = basename(file)] = /^# (.+)$/m.exec(text) ?? []
  return { path, title, text }
}

function section(title: string, pages: readonly TextPage[]): string {
  return `## ${title}\n\n${pages.map((one) => `- [${one.title}](${one.path}): ${firstSentence(one.text)}\n`).join('')}`
}

/** Returns the first sentence below the heading of a page. */
function firstSentence(text: string): string {
  const [, paragraph = ''] = /^# .+\n+([^\n][\s\S]*?)\n\n/m.exec(text) ?? []
  return paragraph.replaceAll('\n', ' ').replace(/[.:]\s.*$/, '.')
}
