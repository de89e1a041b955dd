import { type ChannelLog, createChannelLog, type Entry, type Publication } from './channel-log.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { createPresence, type Presence } from './presence.ts'
import { createTimetokens } from './timetokens.ts'

/** The real-time messaging service, without its HTTP side. */
export interface Realtime {
  readonly log: ChannelLog
  readonly presence: Presence
  readonly files: FileStore
  publish(publication: Publication): Entry
  /** Milliseconds after which a held request is answered empty. */
  readonly idleMs: number
  /** Aborts when the service closes: whoever is held is answered. */
  readonly closing: AbortSignal
  close(): void
}

/** What the service stands on. */
export interface RealtimePorts {
  /** The platform's clock: times of messages. */
  readonly now: () => number
  /** The machine's clock: presence. @default Date.now */
  readonly realNow?: (() => number) | undefined
  /** @default 280 s, below every client's own limit of 310 s */
  readonly idleMs?: number | undefined
}

const IDLE_MS = 280_000
const SWEEP_MS = 1000

/** Starts the service. */
export function createRealtime({ now, realNow = Date.now, idleMs = IDLE_MS }: RealtimePorts): Realtime {
  const log = createChannelLog(createTimetokens(now))
  const presence = createPresence({ now: realNow, publish: log.publish })
  const closing = new AbortController()
  const sweeping = setInterval(presence.sweep, SWEEP_MS).unref()
  return {
    log,
    presence,
    files: createFileStore(),
    publish: log.publish,
    idleMs,
    closing: closing.signal,
    close() {
      clearInterval(sweeping)
      closing.abort()
    },
  }
}
