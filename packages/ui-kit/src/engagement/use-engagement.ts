import type { Engagement } from '@touchline/engagement-sdk'
import { useContext } from 'react'
import { EngagementContext } from './engagement-context.ts'

/**
 * Returns the client of the nearest {@link EngagementProvider}.
 *
 * @throws Error outside an EngagementProvider
 * @example const engagement = useEngagement()
 */
export function useEngagement(): Engagement {
  const engagement = useContext(EngagementContext)
  if (engagement === undefined) {
    throw new Error('useEngagement was called outside an EngagementProvider. Wrap the app in one.')
  }
  return engagement
}
