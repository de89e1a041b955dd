import type { Timetoken } from './timetoken.ts'

/** What tells one published message from another: its time, its channel and what it says. */
export interface MessageIdentity {
  readonly timetoken: Timetoken
  readonly channel: string
  readonly payload: unknown
}

/** Remembers the last messages. */
export interface RecentMessages {
  /** Whether this very message was seen lately; remembers it if not. The same time with another payload is new. */
  hasSeen(message: MessageIdentity): boolean
}

const DEFAULT_SIZE = 100

/** A memory of the last messages, the oldest forgotten first. @param size @default 100 */
export function createRecentMessages(size = DEFAULT_SIZE): RecentMessages {
  const remembered: MessageIdentity[] = []
  const counts = new Map<Timetoken, number>()
  let oldest = 0

  return {
    hasSeen(message) {
      // Payloads are compared only where the time is the same, which is next to never.
      const known = counts.get(message.timetoken) ?? 0
      if (known > 0 && remembered.some((each) => isSame(each, message))) return true
      const forgotten = remembered[oldest]
      if (forgotten !== undefined) release(forgotten.timetoken)
      remembered[oldest] = message
      oldest = (oldest + 1) % size
      counts.set(message.timetoken, (counts.get(message.timetoken) ?? 0) + 1)
      return false
    },
  }

  function release(timetoken: Timetoken): void {
    const left = (counts.get(timetoken) ?? 0) - 1
    if (left > 0) counts.set(timetoken, left)
    else counts.delete(timetoken)
  }
}

function isSame(left: MessageIdentity, right: MessageIdentity): boolean {
  return (
    left.timetoken === right.timetoken &&
    left.channel === right.channel &&
    JSON.stringify(left.payload) === JSON.stringify(right.payload)
  )
}
