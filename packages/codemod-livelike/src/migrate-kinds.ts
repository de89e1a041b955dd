import type { NodePath } from '@babel/traverse'
import type { ImportDeclaration, ImportSpecifier } from '@babel/types'
import type { Draft } from './draft.ts'
import { rangeOf } from './parse-source.ts'
import { KIND_VALUES } from './reference-client.ts'

/** Replaces members of the enumeration by their values. Returns the names that are still imported: the type keeps its name. */
export function migrateKinds(
  draft: Draft,
  references: readonly NodePath[],
  { importKind, source }: ImportDeclaration,
  specifier: ImportSpecifier,
): string[] {
  const quote = draft.textOf(source).at(0)
  let isTypeUsed = false
  for (const { node, parentPath } of references) {
    if (parentPath?.isTSTypeReference()) {
      isTypeUsed = true
      continue
    }
    const property =
      parentPath?.isMemberExpression() && !parentPath.node.computed ? parentPath.node.property : undefined
    const value = property?.type === 'Identifier' ? property.name.toLowerCase().replaceAll('_', '-') : ''
    if (!parentPath || !KIND_VALUES.includes(value)) {
      draft.leave(node, 'WidgetKind', 'kinds')
      continue
    }
    const { start, end } = rangeOf(parentPath.node)
    draft.edits.overwrite(start, end, quote + value + quote)
    draft.change(node, `'${value}'`)
  }
  if (!isTypeUsed) return []
  const text = draft.textOf(specifier)
  const isType = importKind === 'type' || text.startsWith('type ')
  return [isType ? text : `type ${text}`]
}
