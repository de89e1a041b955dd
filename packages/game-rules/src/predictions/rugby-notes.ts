import type { Score } from '../fixtures/fixture.ts'
import type { PickOf, Picks, ScoringPart } from '../questions/picks.ts'
import { factsFromPoints, type SidePoints } from '../scoring/match-facts.ts'

/** The rules that picks can contradict. */
export const RUGBY_NOTE_RULES = [
  'impossible-score',
  'too-many-conversions',
  'first-try-without-try',
  'no-try-with-points',
  'halves-against-score',
] as const

/** A note on picks that cannot all be correct. It never blocks an answer. */
export interface RugbyNote {
  readonly rule: (typeof RUGBY_NOTE_RULES)[number]
  /** The scoring parts that the note is about. Show the note next to them. */
  readonly parts: readonly ScoringPart[]
  readonly text: string
}

/**
 * Returns notes on picks that rugby does not allow together. Missing picks cause no notes.
 * @example rugbyNotes({ 'home-score': 4 })[0]?.text //=> 'A team cannot score exactly 4 points.'
 */
export function rugbyNotes(picks: Partial<Picks>): readonly RugbyNote[] {
  const impossible = impossibleScores(picks)
  if (impossible.length > 0) return impossible
  return [conversionsNote(picks), firstTryNote(picks), noTryNote(picks), halvesNote(picks)].filter(
    (note) => note !== undefined,
  )
}

function impossibleScores(picks: Partial<Picks>): RugbyNote[] {
  const parts = ['home-score', 'away-score'] as const
  return parts.flatMap((part) => {
    const score = picks[part]
    if (score === undefined || isPossibleScore(score)) return []
    const text = `A team cannot score exactly ${score} ${score === 1 ? 'point' : 'points'}.`
    return [{ rule: 'impossible-score', parts: [part], text } as const]
  })
}

function conversionsNote(picks: Partial<Picks>): RugbyNote | undefined {
  const { conversions, 'home-score': home, 'away-score': away } = picks
  if (conversions === undefined || home === undefined || away === undefined) return undefined
  const most = maxConversions(home) + maxConversions(away)
  if (conversions <= most) return undefined
  return {
    rule: 'too-many-conversions',
    parts: ['conversions', 'home-score', 'away-score'],
    text: `${home}–${away} has room for ${most} ${most === 1 ? 'conversion' : 'conversions'} at most.`,
  }
}

function firstTryNote(picks: Partial<Picks>): RugbyNote | undefined {
  const side = picks['first-try']
  if (side === undefined || side === 'none') return undefined
  const part = side === 'home' ? 'home-score' : 'away-score'
  const score = picks[part]
  if (score === undefined || canIncludeTry(score)) return undefined
  return {
    rule: 'first-try-without-try',
    parts: ['first-try', part],
    text: `No try fits into ${score} points.`,
  }
}

// A score that is not a multiple of 3 requires a try, and so does a conversion.
function noTryNote(picks: Partial<Picks>): RugbyNote | undefined {
  if (picks['first-try'] !== 'none') return undefined
  const part = (['home-score', 'away-score'] as const).find((side) => (picks[side] ?? 0) % 3 !== 0)
  if (part !== undefined) {
    const text = `${picks[part]} points need a try.`
    return { rule: 'no-try-with-points', parts: ['first-try', part], text }
  }
  if ((picks.conversions ?? 0) === 0) return undefined
  return {
    rule: 'no-try-with-points',
    parts: ['first-try', 'conversions'],
    text: 'A conversion needs a try.',
  }
}

function halvesNote(picks: Partial<Picks>): RugbyNote | undefined {
  const {
    'home-score': home,
    'away-score': away,
    'half-time-leader': leader,
    'higher-scoring-half': half,
  } = picks
  if (home === undefined || away === undefined) return undefined
  if (areHalvesPossible({ home, away }, { leader, half })) return undefined
  const parts: ScoringPart[] = ['home-score', 'away-score']
  if (leader !== undefined) parts.push('half-time-leader')
  if (half !== undefined) parts.push('higher-scoring-half')
  return {
    rule: 'halves-against-score',
    parts,
    text: `Your picks for the halves do not fit ${home}–${away}.`,
  }
}

// A penalty or drop goal is worth 3 points, a try 5, its conversion 2, and a penalty try 7 without a conversion.
const IMPOSSIBLE: readonly number[] = [1, 2, 4]

/** Returns whether a team can score these points. */
function isPossibleScore(score: number): boolean {
  return score >= 0 && !IMPOSSIBLE.includes(score)
}

/** Returns whether a team can score these points with at least one try. */
function canIncludeTry(score: number): boolean {
  return isPossibleScore(score - 5) || isPossibleScore(score - 7)
}

/** Returns the highest number of conversions in a team's points. @example maxConversions(8) //=> 0 */
export function maxConversions(score: number): number {
  let conversions = Math.floor(score / 7)
  while (conversions > 0 && !isPossibleScore(score - 7 * conversions)) conversions -= 1
  return conversions
}

// Golden point: after 80 minutes a level match continues until one side scores. Extra time belongs to neither half.
const GOLDEN_POINTS: readonly number[] = [3, 5, 7]

/**
 * Returns whether a match with this score can have this half-time leader and this higher-scoring half. An undefined
 * pick allows every value.
 * @example areHalvesPossible({ home: 3, away: 0 }, { leader: 'level', half: 'first' }) //=> false
 */
export function areHalvesPossible(
  score: Score,
  picks: {
    readonly leader: PickOf<'half-time-leader'> | undefined
    readonly half: PickOf<'higher-scoring-half'> | undefined
  },
): boolean {
  return possibleScoresAfter80Minutes(score).some(({ home, away }) =>
    splitsIntoHalves(home).some((homeHalves) =>
      splitsIntoHalves(away).some((awayHalves) => {
        const facts = factsFromPoints({ home: homeHalves, away: awayHalves })
        return (
          (picks.leader === undefined || picks.leader === facts.halfTimeLeader) &&
          (picks.half === undefined || picks.half === facts.higherScoringHalf)
        )
      }),
    ),
  )
}

function possibleScoresAfter80Minutes(score: Score): readonly Score[] {
  const level = Math.min(score.home, score.away)
  const isGoldenPoint = GOLDEN_POINTS.includes(Math.abs(score.home - score.away))
  return isGoldenPoint ? [score, { home: level, away: level }] : [score]
}

function splitsIntoHalves(score: number): readonly SidePoints[] {
  const splits: SidePoints[] = []
  for (let firstHalf = 0; firstHalf <= score; firstHalf += 1) {
    const secondHalf = score - firstHalf
    if (isPossibleScore(firstHalf) && isPossibleScore(secondHalf)) splits.push({ firstHalf, secondHalf })
  }
  return splits
}
