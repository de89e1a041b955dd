import { isModule, type RecordedEntry } from './recorded-entry.ts'

/**
 * A module that imports every entry and compares its names with the recorded ones, written as ES module
 * or as CommonJS.
 */
export function importEntries(entries: readonly RecordedEntry[], form: 'esm' | 'cjs'): string {
  const code = entries.filter(isModule)
  const lines = code.map(({ specifier }, index) =>
    form === 'esm'
      ? `import * as entry${index} from '${specifier}'`
      : `const entry${index} = require('${specifier}')`,
  )
  const checks = code.map(
    ({ specifier, values }, index) =>
      `same('${specifier}', Object.keys(entry${index}), ${JSON.stringify(values)})`,
  )
  return `${lines.join('\n')}
${SAME}
${checks.join('\n')}
`
}

/** A module that passes every entry on, types and all: the compiler has to read each declaration. */
export function reexportEntries(entries: readonly RecordedEntry[]): string {
  const lines = entries
    .filter(isModule)
    .map(({ specifier }, index) => `export * as entry${index} from '${specifier}'`)
  return `${lines.join('\n')}\n`
}

const SAME = `function same(specifier, found, expected) {
  const names = found.filter((name) => name !== '__esModule' && name !== 'module.exports').sort()
  if (names.join() !== [...expected].sort().join())
    throw new Error(specifier + ' gives ' + names.join() + ', its types promise ' + expected.join())
}`
