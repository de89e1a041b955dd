import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'

/** The platform's nouns, which have other names on the game's side of the door. */
const PLATFORM_WORDS = /program|widget|interaction/i

/** Where only the game's words are spoken. */
export const GAME_FOLDERS: readonly string[] = [
  'packages/game-rules/src',
  'packages/ui-kit/src/controls',
  'packages/ui-kit/src/questions',
  'apps/predictor/src/features',
]

/** A platform word used as a name where the game's words belong. */
export interface ForeignWord {
  readonly file: string
  readonly line: number
  readonly name: string
}

/** Identifiers under `root` that say the platform's words in the game's folders. */
export function findForeignWords(root: string, folders: readonly string[] = GAME_FOLDERS): ForeignWord[] {
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) =>
      foreignWordsIn(file, readFileSync(join(root, file), 'utf8')),
    ),
  )
}

function foreignWordsIn(file: string, text: string): ForeignWord[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found: ForeignWord[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && PLATFORM_WORDS.test(node.text)) {
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        name: node.text,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
