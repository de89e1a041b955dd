import { DEFAULT_START_AT } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import type { MatchResult } from '../core/match-result.ts'
import { StartError } from '../core/start-error.ts'
import { createFaultStore } from '../data/fault-store.ts'
import { createRateStore } from '../data/rate-store.ts'
import { watchTables } from '../data/table-health.ts'
import { createFaults } from '../middleware/faults.ts'
import { createMetrics, createRequestLog } from '../middleware/observe.ts'
import { createRateLimiter, DEFAULT_RATE_LIMIT, limitPerAddress } from '../middleware/rate-limit.ts'
import { createAuthentication } from '../routes/authentication.ts'
import { DEMO_FAN } from '../services/crowd/fan-names.ts'
import { createAnnouncer } from '../services/realtime/announcer.ts'
import { createChannelLog, createMemoryTransport } from '../services/realtime/channel-log.ts'
import { openPostgresTransport } from '../services/realtime/postgres-message-transport.ts'
import { createPostgresPresenceStore } from '../services/realtime/postgres-presence-store.ts'
import { createRealtime } from '../services/realtime/realtime.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { exportState } from '../services/seeding/state.ts'
import { shippedTournaments } from '../services/seeding/tournament-file.ts'
import { resumeClock } from '../services/settling/platform-clock.ts'
import { oneOrigin } from '../wire/hosts.ts'
import { linksOn } from '../wire/links.ts'
import { createApp } from './app.ts'
import { startHttpServer } from './listen.ts'
import { openDatabase } from './open-database.ts'
import { DEFAULT_FANS, type SandboxOptions } from './options.ts'
import { startSeason } from './season.ts'

export type { SandboxState } from '../core/sandbox-state.ts'
export type { SandboxOptions } from './options.ts'

/** A running sandbox. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** The client id that this platform answers to. */
const CLIENT_ID = 'touchline-sandbox'

const CAPACITY = {
  embedded: { running: 64, perSecond: 200 },
  shared: { running: 2000, perSecond: 2000 },
} as const

const DEFAULT_PREDICTOR_URL = 'http://localhost:5173'

/**
 * Starts the platform: the same call for the command line and for tests.
 * @throws {StartError} when the port is taken, or for a tournament or a time that does not exist
 * @example await using sandbox = await startSandbox({ fans: 20 })
 */
export async function startSandbox(options: SandboxOptions = {}) {
  const { report = () => {}, logger = createLogger('errors', console.error), publicUrl } = options
  const logError = (error: unknown) => logger.error('background work failed', error)
  const scenario = scenarioOf(options)
  await using parts = new AsyncDisposableStack()
  const server = parts.use(await startHttpServer(options))
  const database = await openDatabase(options, { scenario, report, logError })
  parts.defer(database.close)
  const { db } = database
  const clock = await database.exclusively(() => resumeClock(db, { at: scenario.at, speed: options.speed }))
  const { rateLimit = DEFAULT_RATE_LIMIT } = options
  const { isShared } = database
  const faults = createFaults(Math.random, {
    store: isShared ? createFaultStore(database) : undefined,
    onError: logError,
  })
  const log = createChannelLog()
  const { now } = clock
  const transport = isShared
    ? await openPostgresTransport(database, { now, deliver: log.append, onError: logError })
    : createMemoryTransport(log, now)
  const presenceStore = isShared ? createPostgresPresenceStore(db) : undefined
  const realtime = createRealtime({ now, log, transport, presenceStore, onError: logError })
  parts.defer(realtime.close)
  const limiter = createRateLimiter(rateLimit, {
    store: isShared ? createRateStore(db, rateLimit) : undefined,
    onError: logError,
  })
  const auth = createAuthentication({ db, clock, clientId: CLIENT_ID, tokenSecret: options.tokenSecret })
  const announcer = createAnnouncer({
    db,
    transport,
    clientId: CLIENT_ID,
    links: linksOn(publicUrl ? oneOrigin(new URL(publicUrl).origin) : server.origins),
    onError: logError,
  })
  parts.defer(announcer.close)
  async function onReset(): Promise<void> {
    auth.forget()
    faults.clear()
    await faults.shared()
  }
  const season = parts.use(
    await startSeason({ database, scenario, options, clock, announcer, onReset, report, logError }),
  )
  const { settler, reset } = season
  const reread = () => Promise.all([season.reread(), faults.reread()])
  database.onNotified('change', () => {
    auth.forget()
    reread().catch(logError)
  })
  await reread()
  const requests = createRequestLog()
  const app = createApp({
    realtime,
    faults,
    limiter,
    addressLimiter: createRateLimiter(limitPerAddress(rateLimit)),
    clientId: CLIENT_ID,
    db,
    database,
    tables: watchTables(db),
    clock,
    settler,
    reset,
    auth,
    announcer,
    logger,
    metrics: createMetrics(),
    requests,
    capacity: isShared ? CAPACITY.shared : CAPACITY.embedded,
    controlAccess: { secret: options.controlSecret, publicUrl },
    predictorUrl: options.predictorUrl ?? DEFAULT_PREDICTOR_URL,
    hostPorts: server.ports,
    // A real client contacts real-time over TLS only (docs/contract/realtime.md, 'Addresses').
    hasRealtime: server.ports === undefined || options.tls === true,
  })
  server.serve(app.fetch)
  // Disposed first: running requests still need all of the above, and held ones have to be answered.
  parts.defer(() => server[Symbol.asyncDispose]())
  parts.defer(log.release)
  const running = parts.move()
  const close = () => running.disposeAsync()
  return {
    /** `http://localhost:4100` */
    url: server.origins.api,
    /** Every origin that it answers from: one, or three with separate hosts. */
    origins: [...new Set(Object.values(server.origins))],
    /** The platform's endpoint, with its trailing slash. */
    apiUrl: linksOn(server.origins).api,
    controlUrl: `${server.origins.api}/_sandbox/`,
    clientId: CLIENT_ID,
    demoToken: DEMO_FAN.token,
    demoProfileId: DEMO_FAN.profileId,
    /** Moves the platform's clock. The promises resolve after the matches that became due are settled. */
    clock: {
      now: clock.now,
      set: (at: string | number | Date) => settler.moveClock({ at: new Date(at).getTime() }),
      advance: (ms: number) => settler.moveClock({ advanceMs: ms }),
      /** @param speed how fast the clock goes; 0 freezes it */
      setSpeed: (speed: number) => settler.moveClock({ speed }),
    },
    /** The real-time service: what its transport publishes reaches every listener. */
    realtime,
    /** The simulated faults. */
    faults,
    /** The requests to the platform so far. */
    requests,
    db,
    /** Settles a program now, from the real result or a given one. */
    settle: (programId: string, result?: MatchResult) =>
      settler.settle(programId, { kind: 'settle', result }),
    /** Returns everything that is stored, to start another sandbox from (`state`). */
    exportState: () => exportState(db, clock.now()),
    /** Empties the database and fills it as on the first day. */
    reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}

function scenarioOf(options: SandboxOptions): Scenario {
  const start = options.at ?? options.state?.now ?? DEFAULT_START_AT
  const at = new Date(start).getTime()
  if (Number.isNaN(at))
    throw new StartError(`The start ${start} is no date and time. Write it like 2024-04-27T05:30:00Z.`)
  return {
    tournaments: shippedTournaments(options.tournaments),
    at,
    state: options.state,
    fans: options.fans ?? DEFAULT_FANS,
  }
}
