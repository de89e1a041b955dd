import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './duplicates.ts'

const OURS = '{apps,packages,tooling}/**/*.{ts,tsx,css,js}'
/** Nothing of ours: what was installed, built or measured. */
const NOT_OURS = /(^|\/)(node_modules|dist|reports|test-results|gallery-dist|coverage|\.[^/]+)(\/|$)/

/** The code of this repository, tests and styles included. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(OURS, { cwd: root, exclude: (path) => NOT_OURS.test(path) })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
