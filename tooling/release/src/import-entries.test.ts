import { expect, it } from 'vitest'
import { importEntries, reexportEntries } from './import-entries.ts'
import { recordedEntries } from './recorded-entry.ts'

const ENTRIES = recordedEntries({
  'node:path': {
    version: '1.0.0',
    files: 1,
    packedBytes: 1,
    unpackedBytes: 1,
    entries: {
      '.': { gzipBytes: 1, exports: ['join', 'type Options'] },
      './styles.css': { gzipBytes: 1, exports: [] },
    },
  },
})

it('every entry is imported and its names are compared, styles aside', () => {
  const code = importEntries(ENTRIES, 'esm')
  expect(code).toContain("import * as entry0 from 'node:path'")
  expect(code).toContain('["join"]')
  expect(code).not.toContain('styles.css')
})

it('an entry that gives other names than its types promise stops the importer', () => {
  const code = importEntries([{ specifier: 'node:path', values: ['nothing'] }], 'cjs')
  const load = new Function('require', code)
  expect(() => load(() => ({ join: 1 }))).toThrow('node:path gives join, its types promise nothing')
  expect(() => load(() => ({ nothing: 1, __esModule: true }))).not.toThrow()
})

it('every module is passed on with its types', () => {
  expect(reexportEntries(ENTRIES)).toBe("export * as entry0 from 'node:path'\n")
})
