import type { NodePath } from '@babel/traverse'
import type { CallExpression, Node, ObjectProperty } from '@babel/types'
import type { Draft } from './draft.ts'
import { rangeOf } from './parse-source.ts'

const ENGAGEMENT_KEYS = ['clientId', 'endpoint']
const INIT_NAMES: Readonly<Record<string, string>> = { accessToken: 'accessToken', nickName: 'nickname' }

/** Expressions that read values and have no effect, so that they can be evaluated when the module loads. */
const VALUES: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'Identifier',
  'LogicalExpression',
  'MemberExpression',
  'MetaProperty',
  'OptionalMemberExpression',
  'StringLiteral',
  'TemplateElement',
  'TemplateLiteral',
  'TSNonNullExpression',
])

/** Splits `init(…)` into an exported engagement, outside of any function, and its `init`. */
export function migrateInit(draft: Draft, path: NodePath<CallExpression>): void {
  const properties = plainProperties(path.node)
  const engagement = properties?.filter(({ name }) => ENGAGEMENT_KEYS.includes(name))
  const init = properties?.filter(({ name }) => Object.hasOwn(INIT_NAMES, name))
  const place = placeOfEngagement(path)
  if (
    engagement === undefined ||
    init === undefined ||
    place === undefined ||
    engagement.length + init.length !== properties?.length ||
    !engagement.some(({ name }) => name === 'clientId') ||
    draft.hasComment(rangeOf(path.node))
  ) {
    draft.leave(path.node, 'init', 'init')
    return
  }

  const given = engagement.map(({ node }) => draft.textOf(node))
  const kept = init.map(({ name, node }) =>
    INIT_NAMES[name] === name
      ? draft.textOf(node)
      : `${INIT_NAMES[name] ?? name}: ${draft.textOf(node.value)}`,
  )
  const end = draft.textOf(place).endsWith(';') ? ';' : ''
  const { start } = rangeOf(path.node)
  draft.addedNames.add('engagement').add('createEngagement')
  draft.edits.appendLeft(
    rangeOf(place).end,
    `${draft.newLine}${draft.newLine}export const engagement = createEngagement({ ${given.join(', ')} })${end}`,
  )
  const argument = kept.length > 0 ? `{ ${kept.join(', ')} }` : ''
  draft.edits.overwrite(start, rangeOf(path.node).end, `engagement.init(${argument})`)
  draft.change(path.node, 'createEngagement(…) and engagement.init(…)')
}

interface PlainProperty {
  readonly name: string
  readonly node: ObjectProperty
}

function plainProperties({ arguments: given }: CallExpression): readonly PlainProperty[] | undefined {
  const [options] = given
  if (given.length !== 1 || options?.type !== 'ObjectExpression') return undefined
  const plain = options.properties.flatMap((node) =>
    node.type === 'ObjectProperty' && !node.computed && node.key.type === 'Identifier'
      ? [{ name: node.key.name, node }]
      : [],
  )
  return plain.length === options.properties.length ? plain : undefined
}

/** Returns the last statement that declares something the engagement needs; undefined if a function does. */
function placeOfEngagement(path: NodePath<CallExpression>): Node | undefined {
  const program = path.scope.getProgramParent()
  const imports = statementsOf(path).filter(({ type }) => type === 'ImportDeclaration')
  const needed: Node[] = []
  for (const argument of path.get('arguments')) {
    if (!argument.isObjectExpression()) return undefined
    for (const property of argument.get('properties')) {
      if (!property.isObjectProperty()) return undefined
      const { key } = property.node
      if (key.type !== 'Identifier' || !ENGAGEMENT_KEYS.includes(key.name)) continue
      const values = nodesIn(property.get('value'))
      if (values.some(({ node }) => !VALUES.has(node.type))) return undefined
      for (const value of values) {
        if (!value.isIdentifier() || !value.isReferencedIdentifier()) continue
        const binding = value.scope.getBinding(value.node.name)
        if (binding === undefined) continue
        const statement = binding.path.getStatementParent()
        if (binding.scope !== program || !binding.constant || statement?.parent.type !== 'Program')
          return undefined
        if (!['const', 'module'].includes(binding.kind)) return undefined
        needed.push(statement.node)
      }
    }
  }
  return [...imports, ...needed].reduce<Node | undefined>(
    (last, node) => (last === undefined || rangeOf(node).end > rangeOf(last).end ? node : last),
    undefined,
  )
}

function statementsOf(path: NodePath): readonly Node[] {
  const program = path.findParent((parent) => parent.isProgram())
  return program?.isProgram() ? program.node.body : []
}

function nodesIn(path: NodePath): NodePath[] {
  const paths = [path]
  path.traverse({ enter: (inner) => void paths.push(inner) })
  return paths
}
