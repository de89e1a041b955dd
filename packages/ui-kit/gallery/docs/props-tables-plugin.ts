import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { propsTablesOf } from './props-table.ts'

const ID = 'virtual:props-tables'
const SOURCES = join(import.meta.dirname, '../../src')

/** Provides the props tables of the sources as the module `virtual:props-tables`. */
export function propsTables(): Plugin {
  return {
    name: 'props-tables',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) => join(SOURCES, file))
      for (const file of files) this.addWatchFile(file)
      const tables = propsTablesOf(files.map((file) => readFileSync(file, 'utf8')))
      return `export const tables = ${JSON.stringify(tables)}`
    },
  }
}
