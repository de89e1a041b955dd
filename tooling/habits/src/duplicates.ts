import { type Token, tokensOf } from './tokens.ts'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A run of code that occurs in two places. */
export interface Duplicate {
  readonly tokens: number
  readonly lines: number
  /** 'a.ts:3-14' */
  readonly places: readonly [string, string]
}

export interface DuplicateLimits {
  /** Shorter runs are not duplicates. */
  readonly minTokens: number
  /** Runs on fewer lines are not duplicates. */
  readonly minLines: number
}

interface Place {
  readonly path: string
  readonly tokens: readonly Token[]
  readonly at: number
}

/** Returns runs of equal tokens in two places, longest first. White space and comments are ignored. */
export function duplicatesIn(
  files: readonly SourceFile[],
  { minTokens, minLines }: DuplicateLimits,
): Duplicate[] {
  const seen = new Map<string, Place[]>()
  const found: Duplicate[] = []
  for (const { path, text } of files) {
    const tokens = tokensOf(text)
    for (let at = 0; at + minTokens <= tokens.length; at += 1) {
      const place = { path, tokens, at }
      const key = tokens
        .slice(at, at + minTokens)
        .map((token) => token.text)
        .join(' ')
      const earlier = seen.get(key)
      if (earlier === undefined) {
        seen.set(key, [place])
        continue
      }
      const duplicates = earlier.filter((one) => startsHere(one, place)).map((one) => duplicateOf(one, place))
      found.push(...duplicates.filter(({ lines }) => lines >= minLines))
      earlier.push(place)
    }
  }
  return found.sort((one, other) => other.tokens - one.tokens)
}

/** Whether a run starts at these places: the tokens before them differ. */
function startsHere(one: Place, other: Place): boolean {
  const before = one.tokens[one.at - 1]?.text
  return before === undefined || before !== other.tokens[other.at - 1]?.text
}

function duplicateOf(one: Place, other: Place): Duplicate {
  // A run that is repeated directly in one file ends where its copy begins.
  const most = one.tokens === other.tokens ? other.at - one.at : Number.POSITIVE_INFINITY
  let tokens = 0
  while (tokens < most) {
    const text = one.tokens[one.at + tokens]?.text
    if (text === undefined || text !== other.tokens[other.at + tokens]?.text) break
    tokens += 1
  }
  const lines = Math.min(lineSpan(one, tokens).count, lineSpan(other, tokens).count)
  return { tokens, lines, places: [lineSpan(one, tokens).name, lineSpan(other, tokens).name] }
}

function lineSpan({ path, tokens, at }: Place, length: number): { name: string; count: number } {
  const first = tokens[at]?.line ?? 0
  const last = tokens[at + length - 1]?.line ?? first
  return { name: `${path}:${first}-${last}`, count: last - first + 1 }
}
