import type { QuestionId } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToSeconds } from '../../clock/seconds.ts'
import { useGame } from '../../launch/use-game.ts'
import { closingNow } from '../../platform/closing-now.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { openQuestions } from './open-questions.ts'

/** The questions that take answers now. Renders when one closes, not when time passes. */
export function useOpenQuestions(asked: FixtureQuestions): readonly QuestionId[] {
  const { engagement } = useGame()
  // As text, in which equal lists are equal.
  const read = () => openQuestions(asked, closingNow(engagement)).join('\n')
  const ids = useSyncExternalStore(subscribeToSeconds, read, read)
  return useMemo(() => ids.split('\n'), [ids])
}
