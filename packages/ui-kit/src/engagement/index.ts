/** @module @touchline/ui-kit/engagement */

export { ConnectionNotice, type ConnectionNoticeProps } from './connection-notice.tsx'
export { EngagementProvider, type EngagementProviderProps } from './engagement-provider.tsx'
export { useEngagement } from './use-engagement.ts'
export { useImpressions } from './use-impressions.ts'
export { useOnline } from './use-online.ts'
