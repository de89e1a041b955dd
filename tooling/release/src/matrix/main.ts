import { rmSync, writeFileSync } from 'node:fs'
import { installPacked, publicPackages } from '../importer-project.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'
import { type MatrixResult, RESULT_PAGE, resultPage } from './result-page.ts'

const project = installPacked(publicPackages(), 'matrix')
const results: MatrixResult[] = []
try {
  for (const { name, proof, version: versionIn, run } of MATRIX_ROWS) {
    try {
      run(project)
      // Some rows install their tools when they run.
      const version = versionIn(project)
      results.push({ name, version, proof })
      console.log(`passed  ${name} (${version})`)
    } catch (error) {
      console.error(`FAILED  ${name}\n`, error)
    }
  }
} finally {
  rmSync(project.folder, { recursive: true, force: true })
}
if (results.length === MATRIX_ROWS.length) {
  writeFileSync(RESULT_PAGE, resultPage(results, new Date().toISOString().slice(0, 10)))
}
console.log(`${results.length} passed, ${MATRIX_ROWS.length - results.length} failed`)
process.exitCode = results.length === MATRIX_ROWS.length ? 0 : 1
