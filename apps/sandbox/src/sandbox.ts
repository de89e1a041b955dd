import { createApp } from './app.ts'
import { DEFAULT_START_AT } from './clock.ts'
import { DEMO_FAN } from './crowd/fan-names.ts'
import { type Database, type DatabaseHandle, openEmbedded } from './data/database.ts'
import { lockFolder } from './data/lock-folder.ts'
import { openPostgres } from './data/postgres.ts'
import { createVoteTally } from './data/vote-tally.ts'
import { createEventBus, type EventBus } from './event-bus.ts'
import { createDoorkeeper } from './http/bearer.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { linksOn } from './http/links.ts'
import { type Fetch, listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { DEFAULT_RATE_LIMIT, type RateLimit } from './http/rate-limit.ts'
import { createRequestLog, type RequestLog } from './http/request-log.ts'
import { createLogger, type Logger } from './logger.ts'
import type { MatchResult } from './match-result.ts'
import {
  type ClockChange,
  type ClockControl,
  clockControl,
  keepTime,
  rereadClock,
  resumeClock,
  saveClock,
} from './platform-clock.ts'
import { openPostgresCarrier } from './realtime/postgres-carrier.ts'
import { createRealtime, type Realtime } from './realtime/realtime.ts'
import type { Report, Scenario } from './seed/fill-database.ts'
import { openFilledMemory, prepare, refill } from './seed/open-filled.ts'
import { shippedTournaments } from './seed/tournament-file.ts'
import { announceSettled } from './settle/announce-settled.ts'
import { createSettler, type SettleOutcome } from './settle/settler.ts'

/** The client id that this platform answers to. */
export const CLIENT_ID = 'touchline-sandbox'
/** The crowd of a first start: a lively one on disk, a quick one in memory. */
export const DEFAULT_FANS = { onDisk: 500, inMemory: 20 } as const

/** How a sandbox starts. Everything has a default. */
export interface SandboxOptions {
  /** 0 takes any free port. @default 0 */
  readonly port?: number | undefined
  /** The folder of the database; without one it lives in memory and ends with the process. */
  readonly data?: string | undefined
  /** A PostgreSQL server's database instead of the embedded one; several sandboxes may share it. */
  readonly databaseUrl?: string | undefined
  /** What the platform's clock shows at the start. @default 2024-04-27T05:30:00Z in a new database, else where it stood */
  readonly at?: string | number | Date | undefined
  /** How fast the clock goes; 0 freezes it. @default 1, or as an earlier run left it */
  readonly speed?: number | undefined
  /** Synthetic fans of a new database. @default 500 on disk, 20 in memory */
  readonly fans?: number | undefined
  /** Tournaments of a new database. @default all that come with the sandbox */
  readonly tournaments?: readonly string[] | undefined
  /** Told what a long start is busy with. @default silent */
  readonly report?: Report | undefined
  /** The address to listen on. @default 127.0.0.1 */
  readonly host?: string | undefined
  /** Takes TLS on the same port too, with a certificate of its own making. @default false */
  readonly tls?: boolean | undefined
  /** Needed in `X-Control-Secret` for the controls; without one they answer on loopback only. */
  readonly controlSecret?: string | undefined
  /** Signs tokens that a customer mints for its own users (HS256); without one such tokens are refused. */
  readonly tokenSecret?: string | undefined
  /** How fast one token may ask. */
  readonly rateLimit?: RateLimit | undefined
  /** @default errors to the terminal */
  readonly logger?: Logger | undefined
  /** Where the game is served, for the links that the controls show. @default http://localhost:5173 */
  readonly predictorUrl?: string | undefined
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:4100` */
  readonly url: string
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
  const server = await listen((request, bindings) => answer(request, bindings), options)
  await using undo = new AsyncDisposableStack()
  undo.defer(server.close)
  const handle = await openDatabase(options, { scenario, report, logError })
  undo.defer(handle.close)
  const { db } = handle
  const clock = await resumeClock(db, { at: scenario.at, speed: options.speed })
  const events = createEventBus()
  const links = linksOn(server.origin)
  const door = createDoorkeeper({ db, clock, clientId: CLIENT_ID, tokenSecret: options.tokenSecret })
  const tally = createVoteTally(db)
  const settler = createSettler({
    database: handle,
    clock,
    async onSettled(ids) {
      await announceSettled({ db, tally, events, clientId: CLIENT_ID, links }, ids)
      await handle.tellOthers()
    },
  })
  async function moveClock(change: ClockChange): Promise<void> {
    clock.set(change)
    await saveClock(db, clock)
    await settler.clockMoved()
    await handle.tellOthers()
  }
  async function reset(): Promise<void> {
    await refill(handle, scenario, report)
    door.forget()
    await moveClock({ at: scenario.at, speed: options.speed ?? 1 })
  }
  if (options.at !== undefined) await moveClock({ at: scenario.at })
  handle.onToldByOthers(() => {
    door.forget()
    settler.lookAgain()
    rereadClock(db, clock).catch(logError)
  })
  const { databaseUrl } = options
  const carrier =
    databaseUrl && (await openPostgresCarrier(databaseUrl, { now: clock.now, onError: logError }))
  const realtime = createRealtime({ now: clock.now, carrier: carrier || undefined, onError: logError })
  undo.defer(realtime.close)
  events.subscribe((channel, message) => {
    realtime.publish({ channel, payload: message, publisher: 'platform' }).catch(logError)
  })
  const predictorUrl = options.predictorUrl ?? 'http://localhost:5173'
  const timeline = { ageSeconds: 0 }
  const deps = {
    clientId: CLIENT_ID,
    db,
    clock,
    events,
    settler,
    door,
    tally,
    predictorUrl,
    timeline,
    moveClock,
    reset,
  }
  const faults = createFaults()
  const requests = createRequestLog()
  const { rateLimit = DEFAULT_RATE_LIMIT, controlSecret } = options
  const around = { logger, metrics: createMetrics(), requests, faults, rateLimit, controlSecret, realtime }
  answer = createApp(deps, around).fetch
  undo.defer(keepTime(db, settler.catchUp, logError))
  const running = undo.move()
  const close = () => running.disposeAsync()
  return {
    url: server.origin,
    apiUrl: links.api,
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

function isInMemory({ data, databaseUrl }: SandboxOptions): boolean {
  return data === undefined && databaseUrl === undefined
}

interface Opening {
  readonly scenario: Scenario
  readonly report: Report
  readonly logError: (error: unknown) => void
}

async function openDatabase(options: SandboxOptions, opening: Opening): Promise<DatabaseHandle> {
  const { scenario, report } = opening
  if (isInMemory(options)) return openFilledMemory(scenario, report)
  await using undo = new AsyncDisposableStack()
  const handle = await openStore(options, { undo, ...opening })
  undo.defer(handle.close)
  await prepare(handle, scenario, report)
  const opened = undo.move()
  return { ...handle, close: () => opened.disposeAsync() }
}

async function openStore(
  { data = '', databaseUrl }: SandboxOptions,
  { undo, logError }: Opening & { undo: AsyncDisposableStack },
): Promise<DatabaseHandle> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, logError)
  undo.defer(await lockFolder(data))
  return openEmbedded({ folder: data })
}

function stillStarting(): Response {
  return Response.json(
    { detail: 'The sandbox is starting.' },
    { status: 503, headers: { 'retry-after': '1' } },
  )
}
