import type { Entry, Publication } from './channel-log.ts'
import { createTimetokens, type Timetoken } from './timetokens.ts'

/** Delivers publications to every process. */
export interface MessageTransport {
  /** Assigns a time to a publication and delivers it, in the order of times. */
  publish(publication: Publication): Promise<Entry>
  /** Returns the time from which a new subscriber listens: everything later will be delivered. */
  current(): Timetoken
  /** Adds a listener of this process for everything that is published. */
  onArrival(listener: (entry: Entry) => void): void
  close(): Promise<void>
}

/** Creates a transport within this process, which delivers at once. @param now the platform's clock, epoch milliseconds */
export function createMemoryTransport(now: () => number): MessageTransport {
  const timetokens = createTimetokens(now)
  const listeners: ((entry: Entry) => void)[] = []
  return {
    publish(publication) {
      const entry = { ...publication, timetoken: timetokens.next() }
      for (const listener of listeners) listener(entry)
      return Promise.resolve(entry)
    },
    current: timetokens.current,
    onArrival: (listener) => listeners.push(listener),
    close: () => Promise.resolve(),
  }
}
