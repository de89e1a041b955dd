// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { propsTablesOf } from './props-table.ts'

const SOURCES = join(import.meta.dirname, '../../src')

describe('propsTablesOf', () => {
  const source = `
/** Base. */
export type BaseProps<Value> = {
  /** Name of it. @default 'none' */
  readonly label?: string | undefined
  /** Left out. */
  readonly extra: Value
}

/** Props of {@link Thing}. */
export type ThingProps = Omit<BaseProps<string>, 'extra'> & {
  /** Told of
   * each change. */
  readonly onChange?: ((value: string) => void) | undefined
}
`
  it('returns name, type, text and default of a prop', () => {
    expect(propsTablesOf([source])['Thing']).toEqual([
      {
        name: 'onChange',
        type: '(value: string) => void',
        isRequired: false,
        text: 'Told of each change.',
        default: undefined,
      },
      { name: 'label', type: 'string', isRequired: false, text: 'Name of it.', default: "'none'" },
    ])
  })

  it('returns every documented prop of every component', () => {
    const files = globSync('**/*.tsx', { cwd: SOURCES }).filter((file) => !file.includes('.test.'))
    const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) =>
      readFileSync(join(SOURCES, file), 'utf8'),
    )
    const tables = propsTablesOf(sources)
    const components = files.flatMap((file) =>
      Array.from(
        readFileSync(join(SOURCES, file), 'utf8').matchAll(/^export type (\w+)Props/gm),
        ([, name = '']) => name,
      ),
    )
    expect(components).not.toHaveLength(0)
    const bare = components.filter((name) => (tables[name] ?? []).length === 0)
    expect(bare).toEqual([])
    const wordless = Object.entries(tables).filter(([, rows]) => rows.some((row) => row.text === ''))
    expect(wordless).toEqual([])
  })
})
