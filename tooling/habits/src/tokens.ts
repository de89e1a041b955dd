/** A word, number, text or sign of a source file. */
export interface Token {
  readonly text: string
  /** From 1. */
  readonly line: number
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/g
/** What a file takes from others, and what it passes on: the same in files that speak of the same things. */
const IMPORT = /^(?:import|export)\b[^'"()=]*?from\s*['"][^'"\n]*['"]|^import\s*['"][^'"\n]*['"]/gm
const TOKEN = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\w$-]+|\S/g

/** The tokens of a TypeScript or CSS file, without comments and imports. Near enough for comparing, not for compiling. */
export function tokensOf(source: string): Token[] {
  const code = source.replace(COMMENT, blank).replace(IMPORT, blank)
  const tokens: Token[] = []
  let line = 1
  let read = 0
  for (const { 0: text, index } of code.matchAll(TOKEN)) {
    for (; read < index; read += 1) if (code[read] === '\n') line += 1
    tokens.push({ text, line })
  }
  return tokens
}

/** Nothing but the line ends of a text, so that what follows keeps its line. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}
