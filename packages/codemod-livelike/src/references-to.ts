import type { NodePath } from '@babel/traverse'

/** Nodes in which an identifier is the name of a type; the parser's scopes list only the names of values. */
const TYPE_NODES: ReadonlySet<string> = new Set([
  'TSTypeReference',
  'TSQualifiedName',
  'TSTypeQuery',
  'TSExpressionWithTypeArguments',
  'TSClassImplements',
  'TSInterfaceHeritage',
])

/** Returns every place that means the import, as a value or as a type. Names that are declared again mean something else. */
export function referencesTo(path: NodePath, local: string): readonly NodePath[] {
  const binding = path.scope.getBinding(local)
  if (binding === undefined) return []
  const found = new Map(binding.referencePaths.map((reference) => [reference.node, reference]))
  path.scope.getProgramParent().path.traverse({
    Identifier(identifier) {
      if (identifier.node.name !== local || !TYPE_NODES.has(identifier.parent.type)) return
      if (identifier.key === 'right' || identifier.scope.getBinding(local) !== binding) return
      found.set(identifier.node, identifier)
    },
  })
  return [...found.values()]
}
