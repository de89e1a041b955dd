import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPacked, publicPackages } from '../importer-project.ts'
import { NEWER_FUNCTIONS } from '../newer-functions.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

/** The result of the last run in which everything passed. The documentation site prints it. */
const RESULT_FILE = join(import.meta.dirname, '../../../../docs/data/where-it-runs.json')

const project = installPacked(publicPackages(), 'matrix')
const rows: { name: string; version: string; proof: string }[] = []
try {
  for (const { name, proof, version: versionIn, run } of MATRIX_ROWS) {
    const version = versionIn(project)
    try {
      run(project)
      rows.push({ name, version, proof })
      console.log(`passed  ${name} (${version})`)
    } catch (error) {
      console.error(`FAILED  ${name} (${version})\n`, error)
    }
  }
} finally {
  rmSync(project.folder, { recursive: true, force: true })
}
if (rows.length === MATRIX_ROWS.length) {
  const result = { date: new Date().toISOString().slice(0, 10), rows, functions: NEWER_FUNCTIONS }
  writeFileSync(RESULT_FILE, `${JSON.stringify(result, null, 2)}\n`)
}
console.log(`${rows.length} passed, ${MATRIX_ROWS.length - rows.length} failed`)
process.exitCode = rows.length === MATRIX_ROWS.length ? 0 : 1
