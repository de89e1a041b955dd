import { type CodeBlock, codeBlocksIn } from './code-blocks-in.ts'

/** A module made of a page's code: one block, with those that continue it. */
export interface Example {
  readonly language: 'ts' | 'tsx'
  /** Where the code stands, for messages: 'docs/guides/errors.md:12'. */
  readonly place: string
  /** The code with every line on the number that it has in the page, so that errors point there. */
  readonly text: string
}

/**
 * The examples of a page. A block starts a new example; one whose fence says `continues` goes on
 * with the example above it and sees its names.
 *
 * @throws Error for a `continues` with nothing above it, and for any other word on a fence
 */
export function examplesIn(markdown: string, page: string): Example[] {
  const groups: CodeBlock[][] = []
  for (const block of codeBlocksIn(markdown)) {
    const place = `${page}:${block.line}`
    const unknown = block.flags.find((flag) => flag !== 'continues')
    if (unknown !== undefined)
      throw new Error(`${place} says '${unknown}' on its fence; only 'continues' means something.`)
    const above = groups.at(-1)
    if (!block.flags.includes('continues')) groups.push([block])
    else if (above === undefined)
      throw new Error(`${place} continues nothing: it is the first block of the page.`)
    else above.push(block)
  }
  return groups.map((blocks) => ({
    language: blocks.some(({ language }) => language === 'tsx') ? 'tsx' : 'ts',
    place: `${page}:${blocks[0]?.line ?? 0}`,
    text: onTheirLines(blocks),
  }))
}

function onTheirLines(blocks: readonly CodeBlock[]): string {
  let text = ''
  for (const block of blocks) text += '\n'.repeat(block.line - text.split('\n').length) + block.text
  return text
}
