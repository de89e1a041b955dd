import { isLater, type Timetoken } from './timetoken.ts'

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
  let oldest = 0
  let latest: Timetoken = ''

  return {
    hasSeen(message) {
      // Times rise, so next to every message is later than all that is remembered.
      if (isLater(message.timetoken, latest)) latest = message.timetoken
      else if (remembered.some((each) => isSame(each, message))) return true
      remembered[oldest] = message
      oldest = (oldest + 1) % size
      return false
    },
  }
}

function isSame(left: MessageIdentity, right: MessageIdentity): boolean {
  return (
    left.timetoken === right.timetoken &&
    left.channel === right.channel &&
    JSON.stringify(left.payload) === JSON.stringify(right.payload)
  )
}
