import { randomUUID } from 'node:crypto'

/** A place for one file: its id names it in the upload and from then on. */
export interface Reservation {
  readonly id: string
  readonly name: string
  readonly channel: string
  /** Until when it takes the file. */
  readonly until: number
}

/** A file in memory; it ends with the process. */
export interface StoredFile extends Reservation {
  readonly content: Uint8Array<ArrayBuffer>
}

/** How long an address for an upload is good. */
const LINK_LIFE_MS = 60_000
const MOST_RESERVATIONS = 1000
const MOST_FILES = 1000
const MOST_BYTES = 32 * 1024 * 1024

/** Creates an empty store. Beyond its limits the oldest files are removed. @param now epoch milliseconds */
export function createFileStore(now: () => number) {
  const reserved = new Map<string, Reservation>()
  const files = new Map<string, StoredFile>()
  const bytes = () => [...files.values()].reduce((sum, { content }) => sum + content.length, 0)
  return {
    reserve(channel: string, name: string): Reservation {
      for (const { id, until } of reserved.values())
        if (until <= now() || reserved.size >= MOST_RESERVATIONS) reserved.delete(id)
        else break
      const reservation = { id: randomUUID(), name, channel, until: now() + LINK_LIFE_MS }
      reserved.set(reservation.id, reservation)
      return reservation
    },
    /** Stores a file if a place is reserved for it; returns false otherwise. */
    store(id: string, content: Uint8Array<ArrayBuffer>): boolean {
      const reservation = reserved.get(id)
      if (reservation === undefined || reservation.until <= now()) return false
      files.delete(id)
      files.set(id, { ...reservation, content })
      for (const oldest of files.keys())
        if (bytes() > MOST_BYTES || files.size > MOST_FILES) files.delete(oldest)
        else break
      return true
    },
    find: (id: string) => files.get(id),
    list: (channel: string) => [...files.values()].filter((file) => file.channel === channel),
  }
}
