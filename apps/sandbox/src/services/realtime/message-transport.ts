import type { Entry, Publication } from './channel-log.ts'
import { isLater, type Timetoken, timetokenAt } from './timetokens.ts'

/** Delivers publications to every process. */
export interface MessageTransport {
  /** Assigns a time to a publication and delivers it, in the order of times. */
  publish(publication: Publication): Promise<Entry>
  /** Returns the time from which a new subscriber receives messages: everything later is delivered. */
  current(): Timetoken
  close(): Promise<void>
}

export interface TransportPorts {
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  /** Receives everything that is published, in the order of times. */
  readonly deliver: (entry: Entry) => void
}

/**
 * Creates a transport within this process, which delivers at once. Its times are unique and increasing, even if the clock
 * is moved back.
 */
export function createMemoryTransport({ now, deliver }: TransportPorts): MessageTransport {
  let last = '0'
  /** A returned time is used up: a subscriber from there on must not miss what is published in the same moment. */
  function advance(): boolean {
    const at = timetokenAt(now())
    if (!isLater(at, last)) return false
    last = at
    return true
  }
  return {
    async publish(publication) {
      if (!advance()) last = String(BigInt(last) + 1n)
      const entry = { ...publication, timetoken: last }
      deliver(entry)
      return entry
    },
    current() {
      advance()
      return last
    },
    close: async () => {},
  }
}
