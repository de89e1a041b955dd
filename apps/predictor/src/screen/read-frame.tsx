import { MessageScreen } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy.ts'

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
  return (
    <MessageScreen
      headingLevel={2}
      title={failedTitle}
      description={failedText}
      action={{ label: appCopy.retry, onSelect: () => void read.refetch() }}
    />
  )
}
