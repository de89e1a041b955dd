import { type Answer, answerTo, isSameAnswer, type Prediction, type QuestionId } from '@touchline/game-rules'
import type { Attempted } from '../../device/drafts.ts'

/** An answer that was changed on another device while it was being changed here. */
export interface Conflict {
  readonly mine: Answer
  readonly theirs: Answer
}

/** What the player changed on this device. */
export interface LocalChanges {
  /** The answers of the last read. */
  readonly saved: Prediction
  /** The answers that the player changed since. */
  readonly touched: Prediction
  /** Those that were found before and are not settled. */
  readonly conflicts: Readonly<Record<QuestionId, Conflict>>
  /** What this device sent without a confirmation. */
  readonly attempted: Attempted
}

/** Returns the conflicts of before that are not settled, and the answers that another device changed since the last read. */
export function findConflicts(
  { saved, touched, conflicts, attempted }: LocalChanges,
  newest: Prediction,
): LocalChanges['conflicts'] {
  const earlier = Object.entries(conflicts).filter(([id]) => answerTo(touched, id) !== undefined)
  const found = Object.entries(touched).flatMap(([id, mine]) => {
    const theirs = answerTo(newest, id)
    const isChangedThere = theirs !== undefined && !isSameAnswer(theirs, answerTo(saved, id))
    // An attempt whose reply was lost may be stored: that answer is no other device's.
    const isOwn = attempted[id]?.some((one) => isSameAnswer(one, theirs)) === true
    return isChangedThere && !isOwn && !isSameAnswer(mine, theirs) ? [[id, { mine, theirs }] as const] : []
  })
  return Object.fromEntries([...earlier, ...found])
}
