import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { appCopy } from '../config/copy.ts'
import { askedWaitMs, subscribeToReads } from '../queries/asked-wait.ts'
import { useConnection } from '../queries/connection.ts'

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
  const waitMs = useAskedWait()
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isOnline = useConnection()
  const text = textOf({ isOnline, waitMs, isSlow })
  return (
    <span role="status" className={text === null ? undefined : className}>
      {text}
    </span>
  )
}

interface Wait {
  readonly isOnline: boolean
  readonly waitMs: number
  readonly isSlow: boolean
}

function textOf({ isOnline, waitMs, isSlow }: Wait): string | null {
  if (!isOnline) return appCopy.waitingForConnection
  if (waitMs > NOTABLE_WAIT_MS) return appCopy.tryingAgain(Math.ceil(waitMs / SECOND_MS))
  return isSlow ? appCopy.stillWorking : null
}

function useAskedWait(): number {
  const client = useQueryClient()
  const read = () => askedWaitMs(client)
  return useSyncExternalStore((onChange) => subscribeToReads(client, onChange), read, read)
}
