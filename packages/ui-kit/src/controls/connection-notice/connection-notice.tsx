import type { ReactElement } from 'react'
import { useTexts } from '../../locale/locale.ts'
import { Notice } from '../notice/notice.tsx'
import { useOnline } from './use-online.ts'

/** The phases of a live connection: those of `realtimeConnection` of the platform client. */
export type ConnectionPhase =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'offline'
  | 'stopped'
  | 'failed'
  | 'polling'

export type ConnectionNoticeProps = {
  /** The phase of the live connection, if the page has one. @default 'idle' */
  readonly phase?: ConnectionPhase | undefined
  /** Whether there is a connection, if the page knows better than the browser. @default what the browser reports */
  readonly isOnline?: boolean | undefined
  /** Text shown while offline. @default 'You are offline. What you change is kept on this device.' */
  readonly offlineText?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

const SLOW_PHASES: readonly ConnectionPhase[] = ['reconnecting', 'failed', 'polling']

/**
 * Renders a notice while the device is offline or updates are delayed, otherwise nothing.
 *
 * @example <ConnectionNotice phase={connection.phase} />
 */
export function ConnectionNotice({
  phase = 'idle',
  isOnline,
  offlineText,
  className,
}: ConnectionNoticeProps): ReactElement | null {
  const texts = useTexts('connectionNotice')
  const isReportedOnline = useOnline()
  if (!(isOnline ?? isReportedOnline) || phase === 'offline') {
    return (
      <Notice tone="caution" className={className}>
        {offlineText ?? texts.offline}
      </Notice>
    )
  }
  if (!SLOW_PHASES.includes(phase)) return null
  return <Notice className={className}>{texts.slow}</Notice>
}
