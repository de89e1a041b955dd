import { type ParserPlugin, parse } from '@babel/parser'
import traverse, { type NodePath } from '@babel/traverse'
import type { Program } from '@babel/types'

/** A source file whose syntax is valid. */
export interface ParsedSource {
  readonly path: string
  readonly text: string
  readonly program: NodePath<Program>
  /** Where comments are, as offsets. */
  readonly comments: readonly Range[]
}

/** A part of a source, as offsets. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Parses a source file.
 *
 * @throws SyntaxError when it is not valid
 */
export function parseSource(path: string, text: string): ParsedSource {
  const ast = parse(text, { sourceType: 'unambiguous', plugins: pluginsFor(path) })
  let program: NodePath<Program> | undefined
  traverse(ast, {
    Program(found) {
      program = found
      found.stop()
    },
  })
  if (program === undefined) throw new SyntaxError(`${path} has no program.`)
  return { path, text, program, comments: (ast.comments ?? []).map(rangeOf) }
}

function pluginsFor(path: string): ParserPlugin[] {
  if (/\.[cm]?ts$/.test(path)) return ['typescript', 'decorators-legacy']
  return path.endsWith('.tsx') ? ['typescript', 'jsx', 'decorators-legacy'] : ['jsx', 'decorators-legacy']
}

/** Returns where a node is in its source. */
export function rangeOf(node: { readonly start?: number | null; readonly end?: number | null }): Range {
  return { start: node.start ?? 0, end: node.end ?? 0 }
}

/** Returns the line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
