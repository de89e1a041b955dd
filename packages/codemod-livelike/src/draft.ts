import MagicString from 'magic-string'
import type { ByHand } from './by-hand.ts'
import { lineOf, type ParsedSource, type Range, rangeOf } from './parse-source.ts'

/** Something that a person has to do. */
export interface Finding {
  readonly line: number
  readonly name: string
  readonly section: ByHand
}

/** Something that the codemod does. */
export interface Change {
  readonly line: number
  readonly text: string
}

type Place = Parameters<typeof rangeOf>[0]

/** The changes of one file while they are collected. They become a text only if nothing is left to a person. */
export class Draft {
  readonly edits: MagicString
  readonly changes: Change[] = []
  readonly findings: Finding[] = []
  /** Names that the new text uses and the old one must not have. */
  readonly addedNames = new Set<string>()
  isTakePagesImported = false
  readonly source: ParsedSource
  /** The end of a line in this file. */
  readonly newLine: string

  constructor(source: ParsedSource) {
    this.source = source
    this.edits = new MagicString(source.text)
    this.newLine = source.text.includes('\r\n') ? '\r\n' : '\n'
  }

  /** Leaves something to a person, and so the whole file as it is. */
  leave(node: Place, name: string, section: ByHand): void {
    this.findings.push({ line: lineOf(this.source.text, rangeOf(node).start), name, section })
  }

  /** Records what an edit does. */
  change(node: Place, text: string): void {
    this.changes.push({ line: lineOf(this.source.text, rangeOf(node).start), text })
  }

  textOf(node: Place): string {
    const { start, end } = rangeOf(node)
    return this.source.text.slice(start, end)
  }

  hasComment({ start, end }: Range): boolean {
    return this.source.comments.some((comment) => comment.start >= start && comment.end <= end)
  }
}
