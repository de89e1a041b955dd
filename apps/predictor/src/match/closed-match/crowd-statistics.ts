import { numberLine, type ScoringScheme } from '@touchline/game-rules'
import type { CrowdNumber, CrowdPart } from '../../platform/crowd.ts'

/** A call is bold if a smaller share of all fans agreed with it. */
const BOLD_SHARE = 0.1
/** Share of the fans at each end of a strip that may lie outside of it. */
const TAIL = 0.01

/** @example isBold(0.09) //=> true */
export function isBold(share: number): boolean {
  return share < BOLD_SHARE
}

/**
 * Returns the share of all fans with the player's own answer, of the final score that with the same winner: nothing is known of
 * the combinations of two scores. Undefined without an own answer.
 */
export function ownShare([part]: readonly CrowdPart[]): number | undefined {
  if (part?.kind === 'choices') return part.answers.find(({ id }) => id === part.own)?.share
  return part?.numbers.find(({ value }) => value === part.own)?.share
}

type NumbersPart = Extract<CrowdPart, { kind: 'numbers' }>

/**
 * Returns the share of all fans who said nearly the same number: those whose answer would earn points if the own one were
 * right. Undefined without an own number, and if near answers earn nothing.
 */
export function nearShare(
  { numbers, own, scoredAs }: Pick<NumbersPart, 'numbers' | 'own' | 'scoredAs'>,
  scheme: ScoringScheme,
): number | undefined {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (own === undefined || scoredAs === undefined || first === undefined || last === undefined)
    return undefined
  const near = numberLine(scoredAs, own, { scheme, limits: { min: first.value, max: last.value } }).filter(
    ({ points }) => points > 0,
  )
  return numbers
    .filter(({ value }) => near.some(({ from, to }) => value >= from && value <= to))
    .reduce((sum, { share }) => sum + share, 0)
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Returns the numbers between which the middle half of all fans are. */
export function middleHalf(numbers: readonly CrowdNumber[]): Range {
  return { from: quantile(numbers, 0.25), to: quantile(numbers, 0.75) }
}

/** Returns the numbers that a strip shows: nearly all fans and the own number. */
export function stripRange({ numbers, own }: Pick<NumbersPart, 'numbers' | 'own'>): Range {
  const [from, to] = [quantile(numbers, TAIL), quantile(numbers, 1 - TAIL)]
  return { from: Math.min(from, own ?? from), to: Math.max(to, own ?? to) }
}

/** Returns the first number at which a share of all fans is reached. */
function quantile(numbers: readonly CrowdNumber[], share: number): number {
  let sum = 0
  // Sums of fractions are not exact.
  const wanted = share - 1e-9
  for (const number of numbers) {
    sum += number.share
    if (sum >= wanted && number.share > 0) return number.value
  }
  return numbers.at(-1)?.value ?? 0
}
