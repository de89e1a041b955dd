import type { NodePath } from '@babel/traverse'
import type { CallExpression, Node } from '@babel/types'

/** Returns whether a program reads only `results` of the page that a call resolves to. */
export function readsResultsOnly(call: NodePath<CallExpression>): boolean {
  const { parentPath } = call
  if (parentPath.isAwaitExpression()) return isResultsOnly(parentPath)
  if (!parentPath.isMemberExpression() || nameOf(parentPath.node.property) !== 'then') return false
  const then = parentPath.parentPath
  if (!then?.isCallExpression() || then.node.callee !== parentPath.node) return false
  const [listener] = then.get('arguments')
  if (!listener?.isArrowFunctionExpression() && !listener?.isFunctionExpression()) return false
  const [parameter] = listener.get('params')
  return parameter !== undefined && isPageVariable(parameter)
}

function isResultsOnly(page: NodePath): boolean {
  const { parentPath } = page
  if (parentPath?.isExpressionStatement()) return true
  if (parentPath?.isVariableDeclarator()) return isPageVariable(parentPath.get('id'))
  return isResultsOf(page)
}

function isPageVariable(variable: NodePath): boolean {
  if (variable.isObjectPattern())
    return variable.node.properties.every(
      (property) =>
        property.type === 'ObjectProperty' && !property.computed && nameOf(property.key) === 'results',
    )
  if (!variable.isIdentifier() || variable.node.typeAnnotation) return false
  const binding = variable.scope.getBinding(variable.node.name)
  return binding?.constant === true && binding.referencePaths.every(isResultsOf)
}

function isResultsOf(page: NodePath): boolean {
  const { parent } = page
  if (parent.type !== 'MemberExpression' || parent.object !== page.node) return false
  return !parent.computed && nameOf(parent.property) === 'results'
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}
