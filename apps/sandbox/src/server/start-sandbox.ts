import { DEFAULT_START_AT } from '../core/clock.ts'
import { createEventBus, type EventBus } from '../core/event-bus.ts'
import { createLogger } from '../core/logger.ts'
import type { MatchResult } from '../core/match-result.ts'
import type { Database } from '../data/database.ts'
import { createFaultStore } from '../data/fault-store.ts'
import { createRateStore } from '../data/rate-store.ts'
import { watchTables } from '../data/table-health.ts'
import { createFaults, type Faults } from '../middleware/faults.ts'
import { createMetrics } from '../middleware/metrics.ts'
import { createRateLimiter, DEFAULT_RATE_LIMIT, limitPerAddress } from '../middleware/rate-limit.ts'
import { createRequestLog, type RequestLog } from '../middleware/request-log.ts'
import { createDoorkeeper } from '../routes/authentication.ts'
import { createResultsPublisher } from '../services/answering/results-publisher.ts'
import { createVoteTally } from '../services/answering/vote-tally.ts'
import { DEMO_FAN } from '../services/crowd/fan-names.ts'
import { openPostgresCarrier } from '../services/realtime/postgres-message-transport.ts'
import { createPostgresSeats } from '../services/realtime/postgres-presence-store.ts'
import { createRealtime, type Realtime } from '../services/realtime/realtime.ts'
import {
  type ClockChange,
  type ClockControl,
  clockControl,
  keepTime,
  rereadClock,
  resumeClock,
} from '../services/season/platform-clock.ts'
import { createTimelineAge } from '../services/season/timeline-age.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { completeReset, refill } from '../services/seeding/open-filled.ts'
import { shippedTournaments } from '../services/seeding/tournament-file.ts'
import { announceWidgets } from '../services/settling/announce-widgets.ts'
import { createSettler, type SettleOutcome } from '../services/settling/settler.ts'
import { oneOrigin } from '../wire/hosts.ts'
import { linksOn } from '../wire/links.ts'
import { createApp } from './app.ts'
import type { Fetch } from './listen.ts'
import { listenOnHosts } from './listen-on-hosts.ts'
import { openDatabase } from './open-database.ts'
import { DEFAULT_FANS, isInMemory, type SandboxOptions } from './options.ts'

export type { SandboxOptions } from './options.ts'

/** The client id that this platform answers to. */
export const CLIENT_ID = 'touchline-sandbox'
/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:4100` */
  readonly url: string
  /** Every origin that it answers from: one, or three with separate hosts. */
  readonly origins: readonly string[]
  /** The platform's endpoint, with its trailing slash. */
  readonly apiUrl: string
  readonly controlUrl: string
  readonly clientId: string
  readonly demoToken: string
  readonly demoProfileId: string
  readonly clock: ClockControl
  readonly events: EventBus
  /** The real-time service: what is published here reaches everybody who listens. */
  readonly realtime: Realtime
  /** What goes wrong on purpose. */
  readonly faults: Faults
  /** What was asked of the platform so far. */
  readonly requests: RequestLog
  readonly db: Database
  /** Settles a program now, from the real result or a given one. */
  settle(programId: string, result?: MatchResult): Promise<SettleOutcome>
  /** Empties the database and fills it as on the first day. */
  reset(): Promise<void>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts the platform: the same call for the command line and for tests.
 * @throws {PortInUseError} when the port is taken
 * @example await using sandbox = await startSandbox({ fans: 20 })
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const report = options.report ?? (() => {})
  const logger = options.logger ?? createLogger('errors', console.error)
  const logError = (error: unknown) => logger.error('background work failed', error)
  const scenario: Scenario = {
    tournaments: shippedTournaments(options.tournaments),
    at: new Date(options.at ?? DEFAULT_START_AT).getTime(),
    fans: options.fans ?? (isInMemory(options) ? DEFAULT_FANS.inMemory : DEFAULT_FANS.onDisk),
  }
  // The port comes first: a taken one is told at once, and whoever waits for readiness sees 503 until then.
  let answer: Fetch = stillStarting
  const server = await listenOnHosts((request, bindings) => answer(request, bindings), options)
  await using undo = new AsyncDisposableStack()
  undo.defer(server.close)
  const handle = await openDatabase(options, { scenario, report, logError })
  undo.defer(handle.close)
  const { db, assertWritable } = handle
  const clock = await resumeClock(db, { at: scenario.at, speed: options.speed })
  const events = createEventBus()
  // Nobody asked for what is announced, so no request says on which host.
  const links = linksOn(options.publicUrl ? oneOrigin(new URL(options.publicUrl).origin) : server.origins)
  const door = createDoorkeeper({ db, clock, clientId: CLIENT_ID, tokenSecret: options.tokenSecret })
  const tally = createVoteTally(db)
  const announcer = { db, tally, events, clientId: CLIENT_ID, links }
  const results = createResultsPublisher({ ...announcer, onError: logError })
  undo.defer(results.close)
  const readClock = () => rereadClock(db, clock, scenario.at)
  const settler = createSettler({
    database: handle,
    clock,
    readClock: handle.isShared ? readClock : undefined,
    async onSettled(ids, isNew) {
      await announceWidgets(announcer, ids, isNew)
      await handle.tellOthers()
    },
  })
  const timeline = createTimelineAge(handle)
  async function moveClock(change: ClockChange): Promise<void> {
    await settler.moveClock(change)
    await handle.tellOthers()
  }
  async function reset(): Promise<void> {
    await refill(handle, scenario, report)
    await beginAgain()
  }
  async function beginAgain(): Promise<void> {
    door.forget()
    faults.clear()
    await faults.shared()
    await timeline.reread()
    await moveClock({ at: scenario.at, speed: options.speed ?? 1 })
  }
  if (options.at !== undefined) await moveClock({ at: scenario.at })
  await settler.reconcile()
  const faults = createFaults(Math.random, {
    store: handle.isShared ? createFaultStore(handle) : undefined,
    onError: logError,
  })
  handle.onToldByOthers(() => {
    door.forget()
    // What is due is looked up by the new clock: by the old one, matches would be settled that lie after it.
    readClock().then(settler.lookAgain).catch(logError)
    for (const reread of [faults.reread, timeline.reread]) reread().catch(logError)
  })
  await Promise.all([faults.reread(), timeline.reread()])
  const { databaseUrl } = options
  const carrier =
    databaseUrl && (await openPostgresCarrier(databaseUrl, { now: clock.now, onError: logError }))
  const realtime = createRealtime({
    now: clock.now,
    carrier: carrier || undefined,
    seats: handle.isShared ? createPostgresSeats(db) : undefined,
    onError: logError,
  })
  undo.defer(realtime.close)
  events.subscribe((channel, message) => {
    realtime.publish({ channel, payload: message, publisher: 'platform' }).catch(logError)
  })
  const predictorUrl = options.predictorUrl ?? 'http://localhost:5173'
  const deps = {
    clientId: CLIENT_ID,
    db,
    clock,
    events,
    settler,
    door,
    tally,
    results,
    predictorUrl,
    timeline,
    // A real client contacts real-time over TLS only (contract 6.1).
    hasRealtime: server.ports === undefined || options.tls === true,
    moveClock,
    reset,
  }
  const requests = createRequestLog()
  const { rateLimit = DEFAULT_RATE_LIMIT, controlSecret, publicUrl } = options
  const store = handle.isShared ? createRateStore(db, rateLimit) : undefined
  const limiter = createRateLimiter(rateLimit, { store, onError: logError })
  const addressLimiter = createRateLimiter(limitPerAddress(rateLimit))
  const controlAccess = { secret: controlSecret, publicUrl }
  const around = {
    logger,
    metrics: createMetrics(),
    requests,
    faults,
    limiter,
    addressLimiter,
    controlAccess,
    hostPorts: server.ports,
    realtime,
    assertWritable,
    tables: watchTables(db),
  }
  answer = createApp(deps, around).fetch
  async function keepUp(): Promise<void> {
    if (await completeReset(handle, scenario, report)) await beginAgain()
    await settler.catchUp()
  }
  undo.defer(keepTime(db, keepUp, logError))
  // Ended first: running requests still need all of the above.
  undo.defer(server.close)
  undo.defer(realtime.release)
  const running = undo.move()
  const close = () => running.disposeAsync()
  return {
    url: server.origin,
    origins: [...new Set(Object.values(server.origins))],
    apiUrl: linksOn(server.origins).api,
    controlUrl: `${server.origin}/_sandbox/`,
    clientId: CLIENT_ID,
    demoToken: DEMO_FAN.token,
    demoProfileId: DEMO_FAN.profileId,
    clock: clockControl(clock, moveClock),
    events,
    realtime,
    faults,
    requests,
    db,
    settle: (programId, result) => settler.settle(programId, { kind: 'settle', result }),
    reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}

function stillStarting(): Response {
  return Response.json(
    { detail: 'The sandbox is starting.' },
    { status: 503, headers: { 'retry-after': '1' } },
  )
}
