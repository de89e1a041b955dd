import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { answersAsChecks } from './answers-as-checks.ts'

/** Pages whose examples are compiled and run: the guides, and the READMEs that the registry shows. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md', 'packages/*/README.md']

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
    } else throw new Error(`${page}:${line}: '${flag}' means nothing here; 'continues' needs a block above.`)
  }
  return blocks
}
