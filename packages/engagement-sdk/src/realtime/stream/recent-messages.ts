import { isLater, type Timetoken } from './timetoken.ts'

/** The fields that identify a published message. */
export interface MessageIdentity {
  readonly timetoken: Timetoken
  readonly channel: string
  readonly payload: unknown
}

/** The last messages, to recognise repeated ones. */
export interface RecentMessages {
  /** Returns whether this message is among the last ones, and adds it if not. The same time with another payload is new. */
  hasSeen(message: MessageIdentity): boolean
}

const DEFAULT_SIZE = 100

/** Creates an empty list of the last messages. @param size @default 100 */
export function createRecentMessages(size = DEFAULT_SIZE): RecentMessages {
  const remembered: MessageIdentity[] = []
  let oldest = 0
  let latest: Timetoken = ''

  return {
    hasSeen(message) {
      // Times rise, so almost every message is later than all remembered ones and needs no comparison.
      if (isLater(message.timetoken, latest)) latest = message.timetoken
      else if (remembered.some((each) => isSameMessage(each, message))) return true
      remembered[oldest] = message
      oldest = (oldest + 1) % size
      return false
    },
  }
}

/** Returns whether two messages are the same one, received twice. */
export function isSameMessage(left: MessageIdentity, right: MessageIdentity): boolean {
  return (
    left.timetoken === right.timetoken &&
    left.channel === right.channel &&
    JSON.stringify(left.payload) === JSON.stringify(right.payload)
  )
}
