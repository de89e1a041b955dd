import { useQueryClient } from '@tanstack/react-query'
import { useEngagement, useImpressions } from '@touchline/engagement-sdk/react'
import type { Question } from '@touchline/game-rules'
import { useMemo, useState } from 'react'
import { type FixtureQuestions, shownItems } from '../platform/fixture-questions.ts'
import { lastFailureAt, maySpareRequests } from '../queries/query-client.ts'

/** Sends impressions of the questions on a screen, unless a read of the page failed in the two minutes before it was opened. */
export function useSpareImpressions(questions: FixtureQuestions, shown: readonly Question[]): void {
  const engagement = useEngagement()
  const client = useQueryClient()
  const [isSent] = useState(() => maySpareRequests(lastFailureAt(client), Date.now()))
  useImpressions(
    engagement,
    useMemo(() => (isSent ? shownItems(questions, shown) : []), [isSent, questions, shown]),
  )
}
