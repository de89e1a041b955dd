import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './duplicates.ts'

const OURS = '{apps,packages,tooling}/**/*.{ts,tsx,css,js}'
/** Installed, built and measured files. */
const NOT_OURS = /(^|\/)(node_modules|dist|reports|test-results|gallery-dist|coverage|\.[^/]+)(\/|$)/

/** Returns the code of this repository, including tests and styles. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(OURS, { cwd: root, exclude: (path) => NOT_OURS.test(path) })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
