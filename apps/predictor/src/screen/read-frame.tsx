import type { QueryClient } from '@tanstack/react-query'
import { Button, MessageScreen, Notice } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { appCopy, signInCopy } from '../config/copy.ts'
import { useIsSignedOut } from '../launch/game.ts'
import { useConnection } from '../queries/connection.ts'
import { platformWaitMs } from '../queries/query-client.ts'
import { useFromCache } from '../queries/use-from-cache.ts'
import { leaveFocusToHeading } from './focus.ts'
import layout from './screen-layout.module.css'

/** The state of a query that a screen waits for. */
interface Read<T> {
  readonly data: T | undefined
  readonly isError: boolean
  refetch(): Promise<unknown>
}

interface ReadFrameProps<T> {
  readonly read: Read<T>
  /** Rendered while the read is pending. */
  readonly skeleton: ReactNode
  /** Names what could not be read. */
  readonly failedTitle: string
  /** The consequence, if the title does not say it. */
  readonly failedText?: string | undefined
  readonly children: (data: T) => ReactNode
}

/** Renders the data of a read, a placeholder while it is pending, or a retry when it failed. */
export function ReadFrame<T>({ read, skeleton, failedTitle, failedText, children }: ReadFrameProps<T>) {
  if (read.data !== undefined) return children(read.data)
  if (!read.isError) return skeleton
  return <ReadFailed title={failedTitle} text={failedText} onRetry={() => void read.refetch()} />
}

interface ReadFailedProps {
  /** Names what could not be read. */
  readonly title: string
  /** The consequence, if the title does not say it. */
  readonly text?: string | undefined
  /** @default 2 */
  readonly headingLevel?: 2 | 3
  readonly onRetry: () => void
}

/**
 * Renders a retry in the place of what could not be read. A player who is logged out gets no retry, which could not work:
 * the banner of the page has the way to log in, after which everything is read again.
 */
export function ReadFailed({ title, text, headingLevel = 2, onRetry }: ReadFailedProps) {
  if (useIsSignedOut()) return <p className={layout['empty']}>{signInCopy.unread}</p>
  return (
    <MessageScreen headingLevel={headingLevel} title={title} description={text}>
      <Button ref={leaveFocusToHeading} variant="primary" size="l" onClick={onRetry}>
        {appCopy.retry}
      </Button>
    </MessageScreen>
  )
}

interface StaleNoticeProps {
  readonly children: string
  readonly onRetry: () => void
}

/** Renders a notice with a retry above data that could not be read again; nothing for a player who is logged out. */
export function StaleNotice({ children, onRetry }: StaleNoticeProps) {
  if (useIsSignedOut()) return null
  return (
    <Notice
      tone="caution"
      action={
        <Button ref={leaveFocusToHeading} onClick={onRetry}>
          {appCopy.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

const SLOW_AFTER_MS = 5000
/** The shortest wait requested by the platform that is shown. */
const NOTABLE_WAIT_MS = 3000
const SECOND_MS = 1000

/**
 * Renders 'Still working' after a long wait; at once the length of a wait that the platform requested, or that there is no
 * connection. Mount it when the wait begins.
 */
export function StillWorking({ className }: { readonly className?: string | undefined }) {
  const [isSlow, setIsSlow] = useState(false)
  const waitMs = useFromCache(askedWaitMs)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isOnline = useConnection()
  const slowText = isSlow ? appCopy.stillWorking : null
  const onlineText = waitMs > NOTABLE_WAIT_MS ? appCopy.tryingAgain(Math.ceil(waitMs / SECOND_MS)) : slowText
  const text = isOnline ? onlineText : appCopy.waitingForConnection
  return (
    <span role="status" className={text === null ? undefined : className}>
      {text}
    </span>
  )
}

/** Returns the longest wait that the platform asked for of the reads without data; 0 without one. */
function askedWaitMs(client: QueryClient): number {
  const waits = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
    .map(({ state }) => platformWaitMs(state.fetchFailureReason) ?? 0)
  return Math.max(0, ...waits)
}
