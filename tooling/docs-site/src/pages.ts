import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersAsChecks, examplesIn } from '@touchline/code-blocks'

/** Pages whose examples are promises: the guides, and the READMEs that the registry shows. */
export const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/guides/*.md', 'packages/*/README.md'] as const

/** An example of a page as a module of its own. */
export interface PageExample {
  /** 'docs/guides/errors.md:12' */
  readonly place: string
  /** 'docs-guides-errors-12.ts' */
  readonly file: string
  readonly text: string
}

/** Every example of every page, with its answers as checks. */
export function pageExamples(root: string): PageExample[] {
  return globSync([...PAGES], { cwd: root })
    .sort()
    .flatMap((page) =>
      examplesIn(readFileSync(join(root, page), 'utf8'), page).map(({ place, language, text }) => {
        // An example without an import or export is a module all the same.
        const module = `${answersAsChecks(text, place)}\nexport {}\n`
        return {
          place,
          file: `${place.replace(/\.md:/, '-').replaceAll('/', '-')}.${language}`,
          text: module,
        }
      }),
    )
}
