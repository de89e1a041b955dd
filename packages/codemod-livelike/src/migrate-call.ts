import type { NodePath } from '@babel/traverse'
import type { CallExpression } from '@babel/types'
import type { Draft } from './draft.ts'
import { rangeOf } from './parse-source.ts'
import { readsResultsOnly } from './reads-results-only.ts'
import type { Call } from './reference-client.ts'

/** Passes the engagement to a call and keeps what the program reads of its result. */
export function migrateCall(draft: Draft, path: NodePath<CallExpression>, name: string, call: Call): void {
  if (!hasKnownArguments(path.node, call)) {
    draft.leave(path.node, name, 'arguments')
    return
  }
  if (call.result === 'first-page' && !readsResultsOnly(path)) {
    draft.leave(path.node, name, 'lists')
    return
  }
  const isAwaited = path.parentPath.isAwaitExpression()
  if (call.result === 'by-kind' && !isAwaited) {
    draft.leave(path.node, name, 'interactions')
    return
  }

  const { start, end } = rangeOf(path.node)
  const [argument] = path.node.arguments
  draft.addedNames.add('engagement')
  if (argument === undefined) draft.edits.appendLeft(end - 1, 'engagement')
  else draft.edits.appendLeft(startOfArgument(draft, path.node), 'engagement, ')
  if (call.result === 'first-page') {
    draft.addedNames.add('takePages')
    draft.edits.prependRight(start, 'takePages(').appendLeft(end, ', 1)')
    draft.change(path.node, `${name}(engagement, …), its first page with takePages`)
    return
  }
  const isRead = !path.parentPath.parentPath?.isExpressionStatement()
  if (call.result === 'by-kind' && isRead) {
    const awaited = rangeOf(path.parent)
    draft.edits.prependRight(awaited.start, '(').appendLeft(awaited.end, ').byKind')
    draft.change(path.node, `${name}(engagement, …), its byKind`)
    return
  }
  draft.change(path.node, `${name}(engagement, …)`)
}

/** Returns the place after the opening bracket, so that brackets and comments around the argument stay with it. */
function startOfArgument(
  draft: Draft,
  { callee, typeArguments, arguments: [argument] }: CallExpression,
): number {
  const from = rangeOf(typeArguments ?? callee).end
  const bracket = draft.source.text.indexOf('(', from)
  const isOnOwnLine = /^\s*\n/.test(draft.source.text.slice(bracket + 1))
  return isOnOwnLine && argument ? rangeOf(argument).start : bracket + 1
}

function hasKnownArguments({ arguments: given }: CallExpression, call: Call): boolean {
  const [argument] = given
  if (argument === undefined) return call.isArgumentOptional === true
  if (given.length > 1 || argument.type === 'SpreadElement') return false
  if (argument.type !== 'ObjectExpression') return true
  return argument.properties.every(
    (property) =>
      property.type === 'SpreadElement' ||
      (property.type === 'ObjectProperty' &&
        !property.computed &&
        property.key.type === 'Identifier' &&
        call.keys.includes(property.key.name)),
  )
}
