import { questionClosesAt } from '@touchline/game-rules'
import { useSyncExternalStore } from 'react'
import { subscribeToSeconds } from '../../clock/seconds.ts'
import { useGame } from '../../launch/use-game.ts'
import { closingNow } from '../../platform/closing-now.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'

/**
 * Returns the latest closing time that has passed; -Infinity before the first. For the sheet it equals the present:
 * the form renders when a question closes, not each second.
 */
export function useSheetTime({
  fixture,
  questions,
}: Pick<FixtureQuestions, 'fixture' | 'questions'>): number {
  const { engagement } = useGame()
  const read = () => {
    const now = closingNow(engagement)
    const closings = [fixture.closesAt, ...questions.map((question) => questionClosesAt(question, fixture))]
    return Math.max(Number.NEGATIVE_INFINITY, ...closings.filter((at) => at <= now))
  }
  return useSyncExternalStore(subscribeToSeconds, read, read)
}
