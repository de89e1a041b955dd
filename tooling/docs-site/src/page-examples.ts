import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersAsChecks } from './answers-as-checks.ts'

/** Pages whose examples are compiled and run: the guides, and the READMEs that the registry shows. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md', 'packages/*/README.md']

const FENCE = /^ *(?<ticks>`{3,})(?<info>.*)\n(?<text>[\s\S]*?)^ *\k<ticks>[ \t]*$/gm

/** An example of a page as a module: a block of TypeScript, with the blocks below it that continue it. */
export interface PageExample {
  /** For messages: 'docs/guides/errors.md:12'. */
  readonly place: string
  /** 'docs-guides-errors-12.ts' */
  readonly file: string
  /** The code with its answers as checks. Each line has the number that it has in the page, so that errors point there. */
  readonly text: string
}

/** Returns every example of every page. */
export function pageExamples(root: string): PageExample[] {
  return globSync(PAGES, { cwd: root })
    .sort()
    .flatMap((page) =>
      blocksOf(readFileSync(join(root, page), 'utf8'), page).map(({ line, language, text }) => ({
        place: `${page}:${line}`,
        file: `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${line}.${language}`,
        // An example without an import or export is a module all the same.
        text: `${answersAsChecks(text, `${page}:${line}`)}\nexport {}\n`,
      })),
    )
}

interface Block {
  readonly line: number
  language: string
  text: string
}

/** @throws Error for a `continues` without a block above it, and for any other word behind the language */
function blocksOf(markdown: string, page: string): Block[] {
  const blocks: Block[] = []
  for (const { index, groups: { info = '', text = '' } = {} } of markdown.matchAll(FENCE)) {
    const [language = '', ...words] = info.trim().split(/\s+/)
    const flag = words.join(' ')
    if (language !== 'ts' && language !== 'tsx') continue
    const line = lineCount(markdown.slice(0, index)) + 1
    const above = blocks.at(-1)
    if (flag === '') blocks.push({ line, language, text: '\n'.repeat(line - 1) + text })
    else if (flag === 'continues' && above !== undefined) {
      above.text += '\n'.repeat(line - lineCount(above.text)) + text
      if (language === 'tsx') above.language = language
    } else throw new Error(`${page}:${line}: '${flag}' means nothing here; 'continues' needs a block above.`)
  }
  return blocks
}

function lineCount(text: string): number {
  return text.split('\n').length
}
