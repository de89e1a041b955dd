import { type ChannelLog, createChannelLog, type Entry, type Publication } from './channel-log.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { createMemoryTransport, type MessageTransport } from './message-transport.ts'
import { createPresence, type Presence } from './presence.ts'
import { createMemoryPresenceStore, type PresenceStore } from './presence-store.ts'
import type { Timetoken } from './timetokens.ts'

/** The real-time messaging service, without its HTTP side. */
export interface Realtime {
  readonly log: ChannelLog
  readonly presence: Presence
  readonly files: FileStore
  publish(publication: Publication): Promise<Entry>
  /** The time from which a new subscriber listens. */
  current(): Timetoken
  /** Milliseconds after which a held request is answered empty. */
  readonly idleMs: number
  /** Aborts on release. */
  readonly closing: AbortSignal
  /** Answers all held requests, now and from here on, so that a server can end them. */
  release(): void
  close(): Promise<void>
}

/** What the service is composed of. */
export interface RealtimePorts {
  /** The platform's clock: times of messages. */
  readonly now: () => number
  /** The machine's clock: silence and expiry. @default Date.now */
  readonly realNow?: (() => number) | undefined
  /** The latest messages, to which the transport delivers. @default an empty one */
  readonly log?: ChannelLog | undefined
  /** Delivers messages to every process. @default to this one */
  readonly transport?: MessageTransport | undefined
  /** Stores which users are on which channels. @default in this process */
  readonly presenceStore?: PresenceStore | undefined
  /** Called with errors that no request waits for. @default silent */
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
    log = createChannelLog(),
    transport = createMemoryTransport({ now, deliver: log.append }),
    presenceStore = createMemoryPresenceStore(),
    onError = () => {},
  } = ports
  let isClosed = false
  const presence = createPresence({
    now: realNow,
    platformNow: now,
    store: presenceStore,
    onError,
    publish: (publication) => {
      // A request that was cut off at the end may still announce its user.
      if (!isClosed) transport.publish(publication).catch(onError)
    },
  })
  const closing = new AbortController()
  let sweep: Promise<void> | undefined
  const sweeping = setInterval(() => {
    // While the database delays a sweep, no other one starts.
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
    publish: transport.publish,
    current: transport.current,
    idleMs,
    closing: closing.signal,
    release: () => closing.abort(),
    async close() {
      isClosed = true
      clearInterval(sweeping)
      closing.abort()
      await sweep
      await presence.settled()
      await transport.close()
    },
  }
}
