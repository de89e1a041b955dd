import { type ChannelLog, createChannelLog, type Entry, type Publication } from './channel-log.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { createLocalSeats } from './memory-presence-store.ts'
import { type Carrier, createLocalCarrier } from './message-transport.ts'
import { createPresence, type Presence } from './presence.ts'
import type { Seats } from './presence-store.ts'
import type { Timetoken } from './timetokens.ts'

/** The real-time messaging service, without its HTTP side. */
export interface Realtime {
  readonly log: ChannelLog
  readonly presence: Presence
  readonly files: FileStore
  publish(publication: Publication): Promise<Entry>
  /** The time from which a newcomer listens. */
  current(): Timetoken
  /** Milliseconds after which a held request is answered empty. */
  readonly idleMs: number
  /** Aborts on release. */
  readonly closing: AbortSignal
  /** Answers whoever is held, now and from here on, so that a server can end its requests. */
  release(): void
  close(): Promise<void>
}

/** What the service stands on. */
export interface RealtimePorts {
  /** The platform's clock: times of messages. */
  readonly now: () => number
  /** The machine's clock: silence and expiry. @default Date.now */
  readonly realNow?: (() => number) | undefined
  /** Brings messages from process to process. @default within this one */
  readonly carrier?: Carrier | undefined
  /** Who is where. @default known to this process alone */
  readonly seats?: Seats | undefined
  /** Told when something goes wrong that no request waits for. @default silent */
  readonly onError?: ((error: unknown) => void) | undefined
  /** @default 280 s, below every client's own limit of 310 s */
  readonly idleMs?: number | undefined
}

const IDLE_MS = 280_000
const SWEEP_MS = 1000

/** Starts the service. */
export function createRealtime(ports: RealtimePorts): Realtime {
  const {
    now,
    realNow = Date.now,
    idleMs = IDLE_MS,
    carrier = createLocalCarrier(now),
    seats = createLocalSeats(),
    onError = () => {},
  } = ports
  const log = createChannelLog()
  carrier.onArrival(log.append)
  let isClosed = false
  const presence = createPresence({
    now: realNow,
    platformNow: now,
    seats,
    onError,
    publish: (publication) => {
      // A request that was cut off at the end may still say that somebody is there.
      if (!isClosed) carrier.publish(publication).catch(onError)
    },
  })
  const closing = new AbortController()
  let sweep: Promise<void> | undefined
  const sweeping = setInterval(() => {
    // One that the database keeps waiting is not joined by others.
    sweep ??= presence
      .sweep()
      .catch(onError)
      .finally(() => {
        sweep = undefined
      })
  }, SWEEP_MS).unref()
  return {
    log,
    presence,
    files: createFileStore(realNow),
    publish: carrier.publish,
    current: carrier.current,
    idleMs,
    closing: closing.signal,
    release: () => closing.abort(),
    async close() {
      isClosed = true
      clearInterval(sweeping)
      closing.abort()
      await sweep
      await presence.settled()
      await carrier.close()
    },
  }
}
