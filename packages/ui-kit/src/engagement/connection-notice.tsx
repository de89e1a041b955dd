'use client'

import type { ReactElement } from 'react'
import { Notice } from '../controls/notice/notice.tsx'
import type { ConnectionPhase } from './connection-phase.ts'
import { useOnline } from './use-online.ts'

/** Props of {@link ConnectionNotice}. */
export type ConnectionNoticeProps = {
  /** The phase of the live connection, if the page has one. @default 'idle' */
  readonly phase?: ConnectionPhase | undefined
  /** Text shown while offline. @default 'You are offline. What you change is kept on this device.' */
  readonly offlineText?: string | undefined
  /** Text shown while updates are delayed. @default 'Updates may be slow.' */
  readonly slowText?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

const SLOW_PHASES: readonly ConnectionPhase[] = ['reconnecting', 'failed', 'polling']

/** Renders a notice while the device is offline or updates are delayed, otherwise nothing. @example <ConnectionNotice phase={connection.phase} /> */
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
  if (!SLOW_PHASES.includes(phase)) return null
  return <Notice className={className}>{slowText}</Notice>
}
