import type { NodePath } from '@babel/traverse'

/** Places of a type that name something; the parser's scopes list only those of values. */
const NAMING_TYPES =
  /^TS(TypeReference|QualifiedName|TypeQuery|ExpressionWithTypeArguments|ClassImplements|InterfaceHeritage)$/

/** Returns every place that means the import, as a value or as a type. Names that are declared again mean something else. */
export function referencesTo(path: NodePath, local: string): readonly NodePath[] {
  const binding = path.scope.getBinding(local)
  if (binding === undefined) return []
  const found = new Map(binding.referencePaths.map((reference) => [reference.node, reference]))
  path.scope.getProgramParent().path.traverse({
    Identifier(identifier) {
      if (identifier.node.name !== local || !NAMING_TYPES.test(identifier.parent.type)) return
      if (identifier.key === 'right' || identifier.scope.getBinding(local) !== binding) return
      found.set(identifier.node, identifier)
    },
  })
  return [...found.values()]
}
