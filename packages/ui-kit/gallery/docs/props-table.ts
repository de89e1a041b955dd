/** One prop, read from its docstring. */
export type PropRow = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly text: string
  readonly default: string | undefined
}

/** A type of a source file: its own members and the types that it extends. */
type Declared = {
  readonly rows: readonly PropRow[]
  readonly parents: readonly { readonly name: string; readonly without: readonly string[] }[]
}

const DECLARATION =
  /^export type (\w+)(?:<[^=]*>)? =\s*([\s\S]*?)(?=\n(?:\/\*\*|export|function|const|type|import)\b|\n\/\*\*|$(?![\s\S]))/gm
const MEMBER = /\/\*\*([\s\S]*?)\*\/\s*readonly (\w+)(\??): ([\s\S]*?)(?=\n\s*(?:\/\*\*|\}|readonly ))/g
const PARENT = /(?:Omit<\s*)?\b([A-Z]\w*(?:Props|Look))\b(?:<[^&{]*?>)?(?:,\s*((?:'\w+'\s*\|?\s*)+)>)?/g

function plainType(type: string): string {
  const defined = type.replace(/\s+/g, ' ').replace(/ \| undefined$/, '')
  // Without `| undefined` the parentheses around a function type are not needed.
  return defined.startsWith('((') && defined.endsWith(')') ? defined.slice(1, -1) : defined
}

function rowOf([, comment = '', name = '', optional, type = '']: RegExpMatchArray): PropRow {
  const description = comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()
  const [text = '', byDefault] = description.split(/\s*@default\s+/)
  return { name, type: plainType(type), isRequired: optional === '', text, default: byDefault }
}

function declaredIn(source: string): readonly (readonly [string, Declared])[] {
  return Array.from(source.matchAll(DECLARATION), ([, name = '', body = '']) => {
    const rows = Array.from(`${body}\n}`.matchAll(MEMBER), rowOf)
    const head = body.split('{')[0] ?? ''
    const parents = Array.from(head.matchAll(PARENT), ([, parent = '', without = '']) => ({
      name: parent,
      without: Array.from(without.matchAll(/'(\w+)'/g), ([, key = '']) => key),
    }))
    return [name, { rows, parents }] as const
  })
}

/**
 * Returns the props of every component, read from the docstrings of the sources: its own props first, then those of the
 * types that it extends.
 *
 * @example propsTablesOf([source])['Counter']?.[0]?.name //=> 'size'
 */
export function propsTablesOf(sources: readonly string[]): Readonly<Record<string, readonly PropRow[]>> {
  const declared = new Map(sources.flatMap(declaredIn))
  function rowsOf(name: string): readonly PropRow[] {
    const { rows, parents } = declared.get(name) ?? { rows: [], parents: [] }
    const inherited = parents.flatMap((parent) =>
      rowsOf(parent.name).filter((row) => !parent.without.includes(row.name)),
    )
    return [...rows, ...inherited.filter((row) => !rows.some((own) => own.name === row.name))]
  }
  const components = [...declared.keys()].filter((name) => name.endsWith('Props'))
  return Object.fromEntries(components.map((name) => [name.replace(/Props$/, ''), rowsOf(name)]))
}
