import { useQueryClient } from '@tanstack/react-query'
import type { Question } from '@touchline/game-rules'
import { useImpressions } from '@touchline/ui-kit/engagement'
import { useMemo, useState } from 'react'
import { type FixtureQuestions, shownItems } from '../platform/fixture-questions.ts'
import { lastFailureAt, maySpareRequests } from '../queries/spare-requests.ts'

/** Sends impressions of the questions on a screen, unless a read of the page failed in the two minutes before it was opened. */
export function useSpareImpressions(asked: FixtureQuestions, shown: readonly Question[]): void {
  const client = useQueryClient()
  const [isSent] = useState(() => maySpareRequests(lastFailureAt(client), Date.now()))
  useImpressions(useMemo(() => (isSent ? shownItems(asked, shown) : []), [isSent, asked, shown]))
}
