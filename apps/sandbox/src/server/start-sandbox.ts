import { DEFAULT_START_AT } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import type { EventPublisher } from '../core/platform-event.ts'
import { watchTables } from '../data/table-health.ts'
import { createMetrics } from '../middleware/metrics.ts'
import { createRequestLog } from '../middleware/observe.ts'
import { createAuthentication } from '../routes/authentication.ts'
import { createVoteTally } from '../services/answering/engagement.ts'
import { DEMO_FAN } from '../services/crowd/fan-names.ts'
import { clockControl, resumeClock } from '../services/season/platform-clock.ts'
import type { Scenario } from '../services/seeding/fill-database.ts'
import { exportState } from '../services/seeding/state.ts'
import { shippedTournaments } from '../services/seeding/tournament-file.ts'
import { oneOrigin } from '../wire/hosts.ts'
import { linksOn } from '../wire/links.ts'
import { createApp } from './app.ts'
import { startHttpServer } from './http-server.ts'
import { openDatabase } from './open-database.ts'
import { DEFAULT_FANS, type SandboxOptions } from './options.ts'
import type { Sandbox } from './sandbox.ts'
import { startSeason } from './season.ts'
import { openSharedState } from './shared-state.ts'

export type { SandboxState } from '../core/sandbox-state.ts'
export type { SandboxOptions } from './options.ts'
export type { Sandbox } from './sandbox.ts'

/** The client id that this platform answers to. */
export const CLIENT_ID = 'touchline-sandbox'

const CAPACITY = {
  embedded: { running: 64, perSecond: 200 },
  shared: { running: 2000, perSecond: 2000 },
} as const

const DEFAULT_PREDICTOR_URL = 'http://localhost:5173'

/**
 * Starts the platform: the same call for the command line and for tests.
 * @throws {PortInUseError} when the port is taken
 * @example await using sandbox = await startSandbox({ fans: 20 })
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { report = () => {}, logger = createLogger('errors', console.error), publicUrl } = options
  const logError = (error: unknown) => logger.error('background work failed', error)
  const scenario = scenarioOf(options)
  await using parts = new AsyncDisposableStack()
  const server = parts.use(await startHttpServer(options))
  const database = parts.adopt(await openDatabase(options, { scenario, report, logError }), ({ close }) =>
    close(),
  )
  const { db } = database
  const clock = await resumeClock(db, { at: scenario.at, speed: options.speed })
  const shared = parts.use(await openSharedState({ database, options, now: clock.now, logError }))
  const { realtime, faults } = shared
  const events: EventPublisher = {
    publish(channel, message) {
      realtime.publish({ channel, payload: message, publisher: 'platform' }).catch(logError)
    },
  }
  const auth = createAuthentication({ db, clock, clientId: CLIENT_ID, tokenSecret: options.tokenSecret })
  const tally = createVoteTally(db)
  // Announcements belong to no request, so no request names their host.
  const links = linksOn(publicUrl ? oneOrigin(new URL(publicUrl).origin) : server.origins)
  const season = parts.use(
    await startSeason({
      database,
      scenario,
      options,
      clock,
      announcer: { db, tally, events, clientId: CLIENT_ID, links },
      async onReset() {
        auth.forget()
        faults.clear()
        await faults.shared()
      },
      report,
      logError,
    }),
  )
  const reread = () => Promise.all([season.reread(), faults.reread()])
  database.onNotified(() => {
    auth.forget()
    reread().catch(logError)
  })
  await reread()
  const requests = createRequestLog()
  const context = {
    ...season,
    clientId: CLIENT_ID,
    db,
    clock,
    events,
    auth,
    tally,
    predictorUrl: options.predictorUrl ?? DEFAULT_PREDICTOR_URL,
    // A real client contacts real-time over TLS only (docs/contract/realtime.md, 'Addresses').
    hasRealtime: server.ports === undefined || options.tls === true,
  }
  const app = createApp(context, {
    ...shared,
    logger,
    metrics: createMetrics(),
    requests,
    capacity: database.isShared ? CAPACITY.shared : CAPACITY.embedded,
    controlAccess: { secret: options.controlSecret, publicUrl },
    hostPorts: server.ports,
    database,
    tables: watchTables(db),
  })
  server.serve(app.fetch)
  // Disposed first: running requests still need all of the above, and held ones have to be answered.
  parts.defer(server.close)
  parts.defer(realtime.release)
  const running = parts.move()
  const close = () => running.disposeAsync()
  return {
    url: server.origin,
    origins: [...new Set(Object.values(server.origins))],
    apiUrl: linksOn(server.origins).api,
    controlUrl: `${server.origin}/_sandbox/`,
    clientId: CLIENT_ID,
    demoToken: DEMO_FAN.token,
    demoProfileId: DEMO_FAN.profileId,
    clock: clockControl(clock, season.moveClock),
    realtime,
    faults,
    requests,
    db,
    settle: (programId, result) => season.settler.settle(programId, { kind: 'settle', result }),
    exportState: () => exportState(db, clock.now()),
    reset: season.reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}

function scenarioOf(options: SandboxOptions): Scenario {
  return {
    tournaments: shippedTournaments(options.tournaments),
    at: new Date(options.at ?? options.state?.now ?? DEFAULT_START_AT).getTime(),
    state: options.state,
    fans: options.fans ?? DEFAULT_FANS,
  }
}
