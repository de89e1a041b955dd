import { MessageScreen } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'

/** A read as far as a screen waits for it. */
interface Read<T> {
  readonly data: T | undefined
  readonly isError: boolean
  refetch(): Promise<unknown>
}

interface ReadFrameProps<T> {
  readonly read: Read<T>
  /** The place of what is being loaded. */
  readonly skeleton: ReactNode
  /** What did not come. */
  readonly failedTitle: string
  /** What follows from that, if the title does not say it. */
  readonly failedText?: string | undefined
  readonly children: (data: T) => ReactNode
}

/** What was read; its place while it is coming; a retry where it did not come. */
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
