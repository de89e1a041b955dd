/** A fenced block of TypeScript in a Markdown page. */
export interface CodeBlock {
  readonly language: 'ts' | 'tsx'
  /** What follows the language on the fence, word by word. */
  readonly flags: readonly string[]
  /** Line of the block's first line of code, counted from 1. */
  readonly line: number
  readonly text: string
}

const FENCE = /^(?<indent> *)(?<ticks>`{3,})(?<info>.*)\n(?<text>[\s\S]*?)^ *\k<ticks>[ \t]*$/gm
const LANGUAGES: Readonly<Record<string, 'ts' | 'tsx'>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' }

/** The TypeScript blocks of a page, in order; other languages are left out. */
export function codeBlocksIn(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(FENCE)].flatMap((match) => {
    const { info = '', text = '' } = match.groups ?? {}
    const [name = '', ...flags] = info.trim().split(/\s+/)
    const language = LANGUAGES[name]
    if (language === undefined) return []
    const line = markdown.slice(0, match.index).split('\n').length + 1
    return [{ language, flags, line, text }]
  })
}
