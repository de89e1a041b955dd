import { Button, MessageScreen, Notice } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy, signInCopy } from '../config/copy.ts'
import { useIsSignedOut } from '../launch/game.ts'
import styles from './read-failed.module.css'

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
 * Renders in the place of what could not be read a retry. A player who is logged out gets no retry, which could not work:
 * the banner of the page has the way to log in, after which everything is read again.
 */
export function ReadFailed({ title, text, headingLevel = 2, onRetry }: ReadFailedProps) {
  if (useIsSignedOut()) return <p className={styles['unread']}>{signInCopy.unread}</p>
  return (
    <MessageScreen
      headingLevel={headingLevel}
      title={title}
      description={text}
      action={{ label: appCopy.retry, onSelect: onRetry }}
    />
  )
}

interface StaleNoticeProps {
  readonly children: string
  readonly onRetry: () => void
}

/** Renders above what was read earlier that it could not be read again, with a retry; nothing for a player who is logged out. */
export function StaleNotice({ children, onRetry }: StaleNoticeProps): ReactNode {
  if (useIsSignedOut()) return null
  return (
    <Notice tone="caution" action={<Button onClick={onRetry}>{appCopy.retry}</Button>}>
      {children}
    </Notice>
  )
}
