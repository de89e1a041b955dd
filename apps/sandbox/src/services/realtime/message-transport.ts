import type { Entry, Publication } from './channel-log.ts'
import { createTimetokens, type Timetoken } from './timetokens.ts'

/** Brings what is published to everybody, in one process or in several. */
export interface Carrier {
  /** Gives a publication its time and hands it over, in the order of times. */
  publish(publication: Publication): Promise<Entry>
  /** The time from which a newcomer listens: everything later will be handed over. */
  current(): Timetoken
  /** Who is handed what was published, in this process. */
  onArrival(listener: (entry: Entry) => void): void
  close(): Promise<void>
}

/** Carries within this process, by the platform's clock in epoch milliseconds; what is published has arrived at once. */
export function createLocalCarrier(now: () => number): Carrier {
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
