import type { ImportDeclaration } from '@babel/types'
import type { Draft } from './draft.ts'
import { rangeOf } from './parse-source.ts'
import { SDK } from './reference-client.ts'

/** Replaces the names and the source of an import; without names it is removed. The form of the list stays. */
export function migrateImport(draft: Draft, node: ImportDeclaration, names: readonly string[]): void {
  const { text } = draft.source
  const { start, end } = rangeOf(node)
  if (draft.hasComment({ start, end })) draft.leave(node, 'a comment in the list', 'imports')
  if (names.length === 0) {
    draft.edits.remove(start, text.startsWith(draft.newLine, end) ? end + draft.newLine.length : end)
    draft.change(node, 'no import')
    return
  }
  const list = { start: text.indexOf('{', start) + 1, end: text.lastIndexOf('}', rangeOf(node.source).start) }
  const old = text.slice(list.start, list.end)
  const [before = ''] = old.match(/^\s*/) ?? []
  const [after = ''] = old.match(/,?\s*$/) ?? []
  const between = before.includes('\n') ? `,${before}` : ', '
  draft.edits.overwrite(list.start, list.end, before + names.join(between) + after)
  const source = rangeOf(node.source)
  draft.edits.overwrite(source.start + 1, source.end - 1, SDK)
  draft.change(node, `import from ${SDK}`)
}
