import type { Engagement } from '@touchline/engagement-sdk'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { ClockProvider } from '../controls/time/clock-provider.tsx'
import { EngagementContext } from './engagement-context.ts'

/** Props of {@link EngagementProvider}. */
export type EngagementProviderProps = {
  /** The client, made and disposed of by its owner. */
  readonly engagement: Engagement
  /** What uses it. */
  readonly children: ReactNode
}

/**
 * Gives everything inside one client, and its platform's clock to everything that shows time.
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
