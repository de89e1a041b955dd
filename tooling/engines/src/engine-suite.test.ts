import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const VITEST = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const CONFIG = `import { engineSuite } from '${join(import.meta.dirname, 'engine-suite.ts')}'
export default engineSuite('controls')
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-suite-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('passes on a machine without an engine', () => {
  writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG)
  const { status, stderr } = spawnSync(process.execPath, [VITEST, 'run'], {
    cwd: folder,
    env: { PATH: '' },
    encoding: 'utf8',
  })
  expect(stderr).not.toContain('Error')
  expect(status).toBe(0)
})
