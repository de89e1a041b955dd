import type { QuestionResult } from '../../platform/results-from-widgets.ts'

/** Whether a question is worth something else than when the player last looked. */
export function isCorrected(
  { settlement }: Pick<QuestionResult, 'settlement'>,
  seenPoints: number | undefined,
): seenPoints is number {
  return settlement.state !== 'pending' && seenPoints !== undefined && seenPoints !== settlement.points
}
