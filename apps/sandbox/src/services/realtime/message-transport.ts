import type { Entry, Publication } from './channel-log.ts'
import { createTimetokens, type Timetoken } from './timetokens.ts'

/** Delivers publications to every process. */
export interface MessageTransport {
  /** Assigns a time to a publication and delivers it, in the order of times. */
  publish(publication: Publication): Promise<Entry>
  /** Returns the time from which a new subscriber receives messages: everything later is delivered. */
  current(): Timetoken
  close(): Promise<void>
}

/** What a transport needs. */
export interface TransportPorts {
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  /** Receives everything that is published, in the order of times. */
  readonly deliver: (entry: Entry) => void
}

/** Creates a transport within this process, which delivers at once. */
export function createMemoryTransport({ now, deliver }: TransportPorts): MessageTransport {
  const timetokens = createTimetokens(now)
  return {
    publish(publication) {
      const entry = { ...publication, timetoken: timetokens.next() }
      deliver(entry)
      return Promise.resolve(entry)
    },
    current: timetokens.current,
    close: () => Promise.resolve(),
  }
}
