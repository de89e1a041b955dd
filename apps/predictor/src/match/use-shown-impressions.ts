import { useEngagement, useImpressions } from '@touchline/engagement-sdk/react'
import type { Question } from '@touchline/game-rules'
import { useMemo } from 'react'
import { type FixtureQuestions, shownItems } from '../platform/fixture-questions.ts'

/** Sends an impression for each part of the questions on a screen. */
export function useShownImpressions(questions: FixtureQuestions, shown: readonly Question[]): void {
  useImpressions(
    useEngagement(),
    useMemo(() => shownItems(questions, shown), [questions, shown]),
  )
}
