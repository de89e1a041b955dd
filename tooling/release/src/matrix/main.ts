import { rmSync, writeFileSync } from 'node:fs'
import type { z } from 'zod/mini'
import { installPacked, publicPackages } from '../importer-project.ts'
import { NEWER_FUNCTIONS } from '../newer-functions.ts'
import { type matrixResultSchema, RESULT_FILE } from './matrix-result.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

const project = installPacked(publicPackages(), 'matrix')
const rows: z.infer<typeof matrixResultSchema>['rows'] = []
try {
  for (const { name, proof, version, run } of MATRIX_ROWS) {
    const of = version(project)
    try {
      run(project)
      rows.push({ name, version: of, proof })
      console.log(`passed  ${name} (${of})`)
    } catch (error) {
      console.error(`FAILED  ${name} (${of})\n`, error)
    }
  }
} finally {
  rmSync(project.folder, { recursive: true, force: true })
}
if (rows.length === MATRIX_ROWS.length) {
  const result: z.infer<typeof matrixResultSchema> = {
    date: new Date().toISOString().slice(0, 10),
    rows,
    functions: [...NEWER_FUNCTIONS],
  }
  writeFileSync(RESULT_FILE, `${JSON.stringify(result, null, 2)}\n`)
}
console.log(`${rows.length} passed, ${MATRIX_ROWS.length - rows.length} failed`)
process.exitCode = rows.length === MATRIX_ROWS.length ? 0 : 1
