import { repeat } from '../../core/repeat.ts'
import {
  type ChannelLog,
  createChannelLog,
  createMemoryTransport,
  type MessageTransport,
} from './channel-log.ts'
import { createFileStore } from './file-store.ts'
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
}

const SWEEP_MS = 1000

export function createRealtime({
  now,
  realNow = Date.now,
  log = createChannelLog(),
  transport = createMemoryTransport(log, now),
  presenceStore = createMemoryPresenceStore(),
  onError = () => {},
}: RealtimePorts) {
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
  const endSweeping = repeat(presence.sweep, { everyMs: SWEEP_MS, onError })
  return {
    log,
    transport,
    presence,
    files: createFileStore(realNow),
    async close(): Promise<void> {
      isClosed = true
      log.release()
      await endSweeping()
      await transport.close()
    },
  }
}
