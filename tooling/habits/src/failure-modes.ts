/** A test as a page names it. */
export interface NamedTest {
  /** From the root of the repository. */
  readonly path: string
  readonly title: string
}

/** One row of the table of what can go wrong. */
export interface FailureMode {
  readonly number: number
  readonly proofs: readonly NamedTest[]
  /** Why the row is no matter for this game; then it needs no proof. */
  readonly exemption: string | undefined
}

const ROW = /^\| (\d+) +\|/
const PROOF = /\]\(\.\.\/([^)]+)\) “([^”]+)”/g
const EXEMPTION = /Does not apply: ([^|]+)/

/** The rows of `docs/failure-modes.md`. */
export function failureModes(page: string): readonly FailureMode[] {
  return page.split('\n').flatMap((line) => {
    const number = ROW.exec(line)?.[1]
    if (number === undefined) return []
    const proofs = Array.from(line.matchAll(PROOF), ([, path = '', title = '']) => ({ path, title }))
    return [{ number: Number(number), proofs, exemption: EXEMPTION.exec(line)?.[1]?.trim() }]
  })
}

/** Whether a test file has a test of this name: the whole title, in whichever quotes. */
export function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  )
}
