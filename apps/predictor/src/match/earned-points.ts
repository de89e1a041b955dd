import type { MatchSummary } from '../device/match-summaries.ts'

/** What a player earned with a match. */
export interface EarnedPoints {
  /** Undefined while no question is decided, and if some questions of the match could not be read. */
  readonly points: number | undefined
  /** The most that the decided questions could earn. */
  readonly maxPoints: number
  /** Whether every question is decided. */
  readonly isFinal: boolean
  /** Whether the player predicted the real final score. */
  readonly isExact: boolean
}

/** @example earnedPoints(summary).points //=> 41 */
export function earnedPoints({
  questions,
  isComplete,
  pick,
  score,
}: Pick<MatchSummary, 'questions' | 'isComplete' | 'pick' | 'score'>): EarnedPoints {
  const decided = questions.filter(({ points }) => points !== undefined)
  const sum = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>((total, number) => total + (number ?? 0), 0)
  return {
    points: isComplete && decided.length > 0 ? sum(decided.map(({ points }) => points)) : undefined,
    maxPoints: sum(decided.map(({ maxPoints }) => maxPoints)),
    isFinal: isComplete && decided.length === questions.length && decided.length > 0,
    isExact: pick !== undefined && pick.home === score?.home && pick.away === score.away,
  }
}
