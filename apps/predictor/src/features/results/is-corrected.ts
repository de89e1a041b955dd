import type { QuestionResult } from '../../platform/question-results.ts'

/** Returns whether a question has other points than at the player's last visit. */
export function isCorrected(
  { settlement }: Pick<QuestionResult, 'settlement'>,
  seenPoints: number | undefined,
): seenPoints is number {
  return settlement.state !== 'pending' && seenPoints !== undefined && seenPoints !== settlement.points
}
