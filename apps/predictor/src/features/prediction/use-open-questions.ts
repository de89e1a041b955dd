import type { QuestionId } from '@touchline/game-rules'
import { useClock } from '@touchline/ui-kit'
import { useMemo, useSyncExternalStore } from 'react'
import { subscribeToSeconds } from '../../frame/seconds.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { openQuestions } from './open-questions.ts'

/** The questions that take answers now. Renders when one closes, not when time passes. */
export function useOpenQuestions(asked: FixtureQuestions): readonly QuestionId[] {
  const clock = useClock()
  // As text, in which equal lists are equal.
  const read = () => openQuestions(asked, clock()).join('\n')
  const ids = useSyncExternalStore(subscribeToSeconds, read, read)
  return useMemo(() => ids.split('\n'), [ids])
}
