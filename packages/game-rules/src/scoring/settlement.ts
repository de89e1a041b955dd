/** The feedback on settled questions, best first. */
export const FEEDBACKS = ['correct', 'almost', 'missed'] as const

/** The feedback on a settled question. */
export type Feedback = (typeof FEEDBACKS)[number]

/** The feedback lines (specification, section 8). */
export const FEEDBACK_TEXT = {
  correct: 'Yay! you got it correct',
  almost: 'You were almost correct',
  missed: 'Better luck next time!',
} as const satisfies Record<Feedback, string>

/** The result of a question for a player. A pending question has no feedback and no points. */
export type Settlement =
  | { readonly state: 'pending'; readonly points: 0; readonly maxPoints: 0; readonly feedback: undefined }
  | {
      readonly state: 'settled'
      readonly points: number
      readonly maxPoints: number
      readonly feedback: Feedback
    }

const PENDING: Settlement = { state: 'pending', points: 0, maxPoints: 0, feedback: undefined }

/**
 * Settles a question from the points of the player's choice (undefined without an answer) and the highest points of any
 * choice. A question is pending until its highest points are positive.
 * @example settle({ chosenPoints: 3, maxPoints: 10 }).feedback //=> 'almost'
 */
export function settle(earned: {
  readonly chosenPoints: number | undefined
  readonly maxPoints: number | undefined
}): Settlement {
  const maxPoints = earned.maxPoints ?? 0
  if (!(maxPoints > 0)) return PENDING
  const points = earned.chosenPoints ?? 0
  return { state: 'settled', points, maxPoints, feedback: feedbackFor(points, maxPoints) }
}

function feedbackFor(points: number, maxPoints: number): Feedback {
  if (points >= maxPoints) return 'correct'
  return points > 0 ? 'almost' : 'missed'
}

/**
 * Returns the feedback line of a settlement; undefined while it is pending.
 * @example feedbackText(settle({ chosenPoints: 0, maxPoints: 10 })) //=> 'Better luck next time!'
 */
export function feedbackText(settlement: Settlement): string | undefined {
  return settlement.feedback && FEEDBACK_TEXT[settlement.feedback]
}

/**
 * Combines the settlements of a question with several parts, such as the final score. The result is pending while one
 * part is pending, and has the sums of the points otherwise.
 * @example combineSettlements([settle({ chosenPoints: 5, maxPoints: 10 })]).feedback //=> 'almost'
 */
export function combineSettlements(parts: readonly Settlement[]): Settlement {
  if (parts.some((part) => part.state === 'pending')) return PENDING
  const total = totalPoints(parts)
  return settle({ chosenPoints: total.points, maxPoints: total.maxPoints })
}

/** The total points of a fixture. */
export interface TotalPoints {
  readonly points: number
  readonly maxPoints: number
  readonly pendingCount: number
  /** Whether a question is still pending, so that the total can grow. */
  readonly isProvisional: boolean
}

/**
 * Adds up settlements. Always pass all settlements of a fixture, so that a corrected result does not count twice.
 * @example totalPoints([settle({ chosenPoints: 5, maxPoints: 10 })]).points //=> 5
 */
export function totalPoints(settlements: readonly Settlement[]): TotalPoints {
  let points = 0
  let maxPoints = 0
  let pendingCount = 0
  for (const settlement of settlements) {
    points += settlement.points
    maxPoints += settlement.maxPoints
    if (settlement.state === 'pending') pendingCount += 1
  }
  return { points, maxPoints, pendingCount, isProvisional: pendingCount > 0 }
}
