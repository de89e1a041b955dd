import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ExitCode, run } from '../src/run.ts'

interface Project extends Disposable {
  readonly folder: string
  read(path: string): string
  run(...args: readonly string[]): { readonly code: ExitCode; readonly output: string }
}

/** Writes files into a new folder, in which the codemod can run. */
export function aProject(files: Readonly<Record<string, string>>): Project {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-codemod-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return {
    folder,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run(...args) {
      const lines: string[] = []
      const code = run(args, folder, (line) => lines.push(line))
      return { code, output: lines.join('\n') }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
