import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The instructions of the sandbox's Dockerfile that a test can run without Docker. */
export interface ImageRecipe {
  /** Sources and target of each COPY. */
  readonly copies: readonly { readonly from: readonly string[]; readonly to: string }[]
  readonly run: readonly string[]
  readonly command: readonly string[]
}

/** Parses the sandbox's Dockerfile. */
export function readDockerfile(root: string): ImageRecipe {
  const lines = readFileSync(join(root, 'deploy/sandbox/Dockerfile'), 'utf8').split('\n')
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const [command = '[]'] = after('CMD')
  return {
    copies: after('COPY').map((line) => {
      const words = line.split(/\s+/)
      return { from: words.slice(0, -1), to: words.at(-1) ?? '.' }
    }),
    run: after('RUN'),
    command: JSON.parse(command),
  }
}

const EXCLUDED = /\/(node_modules|dist|reports|\.turbo)(\/|$)/

/** Copies the files to the paths that they have in the image. */
export function copyInto(folder: string, { copies }: ImageRecipe, root: string): void {
  for (const { from, to } of copies) {
    for (const one of from) {
      const target = to === './' ? join(folder, one) : join(folder, to)
      cpSync(join(root, one), target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
    }
  }
}
