import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersAsChecks, examplesIn } from '@touchline/code-blocks'
import type { PackedPackage } from './pack.ts'

export interface RunnableExample {
  /** Name of its file: 'game-rules-12.ts' for the block on line 12 of that package's README. */
  readonly file: string
  readonly text: string
}

/**
 * The examples of the packed packages' READMEs, with their answers as checks.
 *
 * @throws Error when a package has no README, or a README without an example
 */
export function readmeExamples(packed: readonly PackedPackage[]): RunnableExample[] {
  return packed.flatMap(({ name, content }) => {
    const readme = join(content, 'README.md')
    if (!existsSync(readme)) throw new Error(`${name} has no README.md: an importer would see an empty page.`)
    const examples = examplesIn(readFileSync(readme, 'utf8'), `${name}/README.md`)
    if (examples.length === 0) throw new Error(`${name}/README.md shows no TypeScript.`)
    return examples.map(({ language, place, text }) => ({
      file: `${name.split('/').at(-1)}-${place.split(':').at(-1)}.${language}`,
      text: answersAsChecks(text, place),
    }))
  })
}
