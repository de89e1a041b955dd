import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPacked, publicPackages } from '../importer-project.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

/** Has the versions of the last run in which every row passed. */
const PAGE = join(import.meta.dirname, '../../../../docs/guides/where-it-runs.md')

const project = installPacked(publicPackages(), 'matrix')
const versions = new Map<string, string>()
try {
  for (const { name, version: versionIn, run } of MATRIX_ROWS) {
    try {
      run(project)
      // Some rows install their tools when they run.
      const version = versionIn(project)
      versions.set(name, version)
      console.log(`passed  ${name} (${version})`)
    } catch (error) {
      console.error(`FAILED  ${name}\n`, error)
    }
  }
} finally {
  rmSync(project.folder, { recursive: true, force: true })
}
const failed = MATRIX_ROWS.length - versions.size
if (failed === 0) {
  const page = readFileSync(PAGE, 'utf8')
    .replace(/tested on [\d-]+/, `tested on ${new Date().toISOString().slice(0, 10)}`)
    .replaceAll(/^- (.+): .+$/gm, (_, name) => `- ${name}: ${versions.get(name)}`)
  writeFileSync(PAGE, page)
}
console.log(`${versions.size} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
