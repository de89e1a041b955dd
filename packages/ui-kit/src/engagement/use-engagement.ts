import type { Engagement } from '@touchline/engagement-sdk'
import { useContext } from 'react'
import { EngagementContext } from './engagement-context.ts'

/**
 * The client of the nearest {@link EngagementProvider}.
 *
 * @throws Error where there is none around
 * @example const engagement = useEngagement()
 */
export function useEngagement(): Engagement {
  const engagement = useContext(EngagementContext)
  if (engagement === undefined) {
    throw new Error('useEngagement has no EngagementProvider around it. Put one around the app.')
  }
  return engagement
}
