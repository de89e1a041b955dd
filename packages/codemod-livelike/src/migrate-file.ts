import type { NodePath } from '@babel/traverse'
import type { ImportDeclaration, ImportSpecifier } from '@babel/types'
import { type Change, Draft, type Finding } from './draft.ts'
import { migrateCall } from './migrate-call.ts'
import { migrateImport } from './migrate-import.ts'
import { migrateInit } from './migrate-init.ts'
import { migrateKinds } from './migrate-kinds.ts'
import { type ParsedSource, parseSource, rangeOf } from './parse-source.ts'
import { CALLS, REFERENCE_CLIENT, sectionOf } from './reference-client.ts'
import { referencesTo } from './references-to.ts'

/** The result for one file: its new text, or the findings because of which it is left as it is. */
export interface Migration {
  readonly text: string
  readonly changes: readonly Change[]
  readonly findings: readonly Finding[]
  readonly createsEngagement: boolean
}

/** Returns whether a text mentions a package of the reference client. */
export function mentionsReferenceClient(text: string): boolean {
  return text.includes('@livelike/')
}

/**
 * Moves one file to the SDK.
 *
 * @param engagementFrom the module that exports `engagement`; undefined if none is known
 */
export function migrateFile(source: ParsedSource, engagementFrom: string | undefined): Migration {
  const draft = new Draft(source)
  const imports = namedImports(draft)
  for (const path of imports) migrateNames(draft, path)

  const createsEngagement = draft.addedNames.has('createEngagement')
  if (draft.addedNames.has('engagement') && !createsEngagement)
    importEngagement(draft, imports, engagementFrom)
  for (const name of draft.addedNames)
    if (isTaken(source, name)) draft.leave(source.program.node, name, 'names')

  const text = draft.edits.toString()
  if (draft.findings.length === 0) parseSource(source.path, text)
  const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line
  return {
    text,
    changes: draft.changes.toSorted(byLine),
    findings: draft.findings.toSorted(byLine),
    createsEngagement,
  }
}

/** Returns the imports of named functions, and reports every other mention of a package of the reference client. */
function namedImports(draft: Draft): NodePath<ImportDeclaration>[] {
  const found: NodePath<ImportDeclaration>[] = []
  draft.source.program.traverse({
    StringLiteral({ node, parentPath }) {
      if (!node.value.startsWith('@livelike/')) return
      const isNamed =
        parentPath.isImportDeclaration() &&
        node.value === REFERENCE_CLIENT &&
        parentPath.node.specifiers.length > 0 &&
        parentPath.node.specifiers.every(({ type }) => type === 'ImportSpecifier')
      if (isNamed) found.push(parentPath)
      else draft.leave(node, node.value, 'imports')
    },
    TemplateElement({ node }) {
      if (node.value.raw.startsWith('@livelike/')) draft.leave(node, node.value.raw, 'imports')
    },
  })
  return found
}

function migrateNames(draft: Draft, path: NodePath<ImportDeclaration>): void {
  const names = path.node.specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' ? migrateName(draft, path, specifier) : [],
  )
  const isOfLists = path.node.specifiers.some(
    (node) => node.type === 'ImportSpecifier' && CALLS[importedName(node)]?.result === 'first-page',
  )
  if (isOfLists && draft.addedNames.has('takePages') && !draft.isTakePagesImported) {
    draft.isTakePagesImported = true
    names.push('takePages')
  }
  migrateImport(draft, path.node, names)
}

/** Changes every use of an imported name and returns what is imported instead. */
function migrateName(draft: Draft, path: NodePath<ImportDeclaration>, specifier: ImportSpecifier): string[] {
  const name = importedName(specifier)
  const references = referencesTo(path, specifier.local.name)
  const kept = [draft.textOf(specifier)]
  if (name === 'WidgetKind') return migrateKinds(draft, references, path.node, specifier)
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
  if (call === undefined && name !== 'init') {
    for (const { node } of references.length > 0 ? references : [{ node: specifier }])
      draft.leave(node, name, sectionOf(name))
    return kept
  }
  for (const reference of references) {
    const { parentPath } = reference
    if (!parentPath?.isCallExpression() || parentPath.node.callee !== reference.node)
      draft.leave(reference.node, name, 'references')
    else if (isInInit(parentPath)) draft.leave(reference.node, name, 'init')
    else if (call !== undefined) migrateCall(draft, parentPath, name, call)
    else if (references.length > 1) draft.leave(reference.node, name, 'one-engagement')
    else migrateInit(draft, parentPath)
  }
  if (name !== 'init') return kept
  return references.length > 0 ? ['createEngagement'] : []
}

/** Adds the import of the engagement after the last import of the reference client. */
function importEngagement(
  draft: Draft,
  imports: readonly NodePath<ImportDeclaration>[],
  from: string | undefined,
): void {
  const last = imports.at(-1)?.node
  if (last === undefined) return
  if (from === undefined) {
    draft.leave(last, 'engagement', 'one-engagement')
    return
  }
  const text = draft.textOf(last)
  const quote = draft.textOf(last.source).at(0)
  const end = text.endsWith(';') ? ';' : ''
  draft.edits.appendLeft(
    rangeOf(last).end,
    `${draft.newLine}import { engagement } from ${quote}${from}${quote}${end}`,
  )
}

function importedName({ imported }: ImportSpecifier): string {
  return imported.type === 'Identifier' ? imported.name : imported.value
}

/** Returns whether a call is inside the argument of another call of the reference client's `init`. */
function isInInit(path: NodePath): boolean {
  return (
    path.findParent((parent) => {
      if (!parent.isCallExpression() || parent.node.callee.type !== 'Identifier') return false
      const binding = parent.scope.getBinding(parent.node.callee.name)?.path
      return binding?.isImportSpecifier() === true && importedName(binding.node) === 'init'
    }) !== null
  )
}

function isTaken({ program }: ParsedSource, name: string): boolean {
  let isFound = program.scope.hasBinding(name) || program.scope.hasGlobal(name)
  program.traverse({
    Scope(path) {
      isFound ||= path.scope.hasOwnBinding(name)
    },
  })
  return isFound
}
