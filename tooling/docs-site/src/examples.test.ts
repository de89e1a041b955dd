import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageExamples } from './page-examples.ts'
import { PEERS } from './peers.ts'

const HERE = join(import.meta.dirname, '..')
const ROOT = join(HERE, '../..')
const FOLDER = join(HERE, 'dist/examples')
const EXAMPLES = pageExamples(ROOT)

const TSCONFIG = {
  extends: '@touchline/tsconfig/react.json',
  compilerOptions: {
    types: ['node'],
    noPropertyAccessFromIndexSignature: false,
    paths: Object.fromEntries(Object.entries(PEERS).map(([name, { types }]) => [name, [types]])),
  },
  include: ['.'],
}

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { file, text } of EXAMPLES) writeFileSync(join(FOLDER, file), text)
  writeFileSync(join(FOLDER, 'styles.d.ts'), "declare module '*.css'\n")
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG))
})

describe('the examples on the pages', () => {
  it('are found', () => {
    expect(EXAMPLES.length).toBeGreaterThan(10)
  })

  it('compile as strictly as the packages do', () => {
    const { stdout, stderr } = spawnSync('tsc', ['-p', FOLDER, '--pretty', 'false'], { encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  })

  it.each(EXAMPLES)('run and have the values that the page shows: $place', async ({ file }) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const module: unknown = await import(pathToFileURL(join(FOLDER, file)).href)
    expect(module).toBeDefined()
    log.mockRestore()
  })
})
