import type { ReactElement } from 'react'
import { Notice } from '../controls/notice/notice.tsx'
import type { ConnectionPhase } from './connection-phase.ts'
import { useOnline } from './use-online.ts'

/** Props of {@link ConnectionNotice}. */
export type ConnectionNoticeProps = {
  /** How live updates stand, where the page has any. @default 'idle' */
  readonly phase?: ConnectionPhase | undefined
  /** Words without a network. @default 'You are offline. What you change is kept on this device.' */
  readonly offlineText?: string | undefined
  /** Words while updates come late. @default 'Updates may be slow.' */
  readonly slowText?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

const SLOW: readonly ConnectionPhase[] = ['reconnecting', 'failed', 'polling']

/** Says that the network is gone or updates come late; nothing otherwise. @example <ConnectionNotice phase={connection.phase} /> */
export function ConnectionNotice({
  phase = 'idle',
  offlineText = 'You are offline. What you change is kept on this device.',
  slowText = 'Updates may be slow.',
  className,
}: ConnectionNoticeProps): ReactElement | null {
  const isOnline = useOnline()
  if (!isOnline || phase === 'offline') {
    return (
      <Notice tone="caution" className={className}>
        {offlineText}
      </Notice>
    )
  }
  if (!SLOW.includes(phase)) return null
  return <Notice className={className}>{slowText}</Notice>
}
