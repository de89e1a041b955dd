import { type ChannelLog, createChannelLog } from './channel-log.ts'
import { createFileStore } from './file-store.ts'
import { createMemoryTransport, type MessageTransport } from './message-transport.ts'
import { createMemoryPresenceStore, createPresence, type PresenceStore } from './presence.ts'

/** The real-time messaging service, without its HTTP side. */
export type Realtime = ReturnType<typeof createRealtime>

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

export function createRealtime(ports: RealtimePorts) {
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
    publish: (publication) => {
      // A request that was cut off at the end may still announce its user.
      if (!isClosed) transport.publish(publication).catch(onError)
    },
  })
  const closer = new AbortController()
  const closing: AbortSignal = closer.signal
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
    /** Returns the time from which a new subscriber receives messages. */
    current: transport.current,
    /** Milliseconds after which a held request is answered empty. */
    idleMs,
    /** Aborts on release. */
    closing,
    /** Answers all held requests, now and from here on, so that a server can end them. */
    release: () => closer.abort(),
    async close(): Promise<void> {
      isClosed = true
      clearInterval(sweeping)
      closer.abort()
      await sweep
      await transport.close()
    },
  }
}
