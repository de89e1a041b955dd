import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { answersAsChecks } from './answers-as-checks.ts'

/** Pages whose examples are compiled and run. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md', 'packages/*/README.md']

/** An example of a page as a module: a block of TypeScript and the blocks that continue it. */
export interface PageExample {
  /** Page and line, such as 'docs/guides/errors.md:12'. */
  readonly place: string
  /** 'docs-guides-errors-12.ts' */
  readonly file: string
  /** The code, with answers as assertions. Lines have the same numbers as in the page, so that errors lead there. */
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
        // The export makes a module of an example without imports and exports.
        text: `${answersAsChecks(text, `${page}:${line}`)}\nexport {}\n`,
      })),
    )
}

interface Block {
  readonly line: number
  language: string
  text: string
}

/** @throws Error when a block continues none, or has another word than `continues` after its language */
function blocksOf(markdown: string, page: string): Block[] {
  const blocks: Block[] = []
  for (const { type, info, content, map } of new MarkdownIt().parse(markdown, {})) {
    const [language = '', flag = ''] = info.trim().split(/\s+(.*)/)
    if (type !== 'fence' || map === null || (language !== 'ts' && language !== 'tsx')) continue
    const [fence] = map
    // The number of the first line of code.
    const line = fence + 2
    const above = blocks.at(-1)
    if (flag === '') blocks.push({ line, language, text: '\n'.repeat(line - 1) + content })
    else if (flag === 'continues' && above !== undefined) {
      above.text += '\n'.repeat(line - above.text.split('\n').length) + content
      if (language === 'tsx') above.language = language
    } else
      throw new Error(
        `${page}:${line}: '${flag}' is not valid. Only 'continues' may follow the language, and it needs a block above.`,
      )
  }
  return blocks
}
