import type { Engagement } from '@touchline/engagement-sdk'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { ClockProvider } from '../controls/time/clock-provider.tsx'
import { EngagementContext } from './engagement-context.ts'

/** Props of {@link EngagementProvider}. */
export type EngagementProviderProps = {
  /** The client. The caller creates and disposes it. */
  readonly engagement: Engagement
  /** The components that use the client. */
  readonly children: ReactNode
}

/**
 * Provides the client to its children, and the clock of the platform to those that show the time.
 *
 * @example <EngagementProvider engagement={engagement}><App /></EngagementProvider>
 */
export function EngagementProvider({ engagement, children }: EngagementProviderProps): ReactElement {
  const now = useCallback(() => engagement.now(), [engagement])
  return (
    <EngagementContext value={engagement}>
      <ClockProvider now={now}>{children}</ClockProvider>
    </EngagementContext>
  )
}
