import type { DatabaseHandle } from '../data/database.ts'
import { createFaultStore } from '../data/fault-store.ts'
import { createRateStore } from '../data/rate-store.ts'
import { createFaults } from '../middleware/faults.ts'
import { createRateLimiter, DEFAULT_RATE_LIMIT, limitPerAddress } from '../middleware/rate-limit.ts'
import { createChannelLog } from '../services/realtime/channel-log.ts'
import { openPostgresTransport } from '../services/realtime/postgres-message-transport.ts'
import { createPostgresPresenceStore } from '../services/realtime/postgres-presence-store.ts'
import { createRealtime } from '../services/realtime/realtime.ts'
import type { SandboxOptions } from './options.ts'

interface SharedStateDeps {
  readonly database: DatabaseHandle
  readonly options: Pick<SandboxOptions, 'databaseUrl' | 'rateLimit'>
  /** The platform's clock. */
  readonly now: () => number
  readonly logError: (error: unknown) => void
}

/** Opens messages, presence, faults and rate limits: in the database if other processes may use it, else in memory. */
export async function openSharedState(deps: SharedStateDeps) {
  const { database, options, now, logError: onError } = deps
  const { rateLimit = DEFAULT_RATE_LIMIT } = options
  const { db, isShared } = database
  const faults = createFaults(Math.random, {
    store: isShared ? createFaultStore(database) : undefined,
    onError,
  })
  const log = createChannelLog()
  const realtime = createRealtime({
    now,
    log,
    transport:
      options.databaseUrl === undefined
        ? undefined
        : await openPostgresTransport(options.databaseUrl, { now, onError, deliver: log.append }),
    presenceStore: isShared ? createPostgresPresenceStore(db) : undefined,
    onError,
  })
  return {
    realtime,
    faults,
    limiter: createRateLimiter(rateLimit, {
      store: isShared ? createRateStore(db, rateLimit) : undefined,
      onError,
    }),
    addressLimiter: createRateLimiter(limitPerAddress(rateLimit)),
    [Symbol.asyncDispose]: realtime.close,
  }
}
