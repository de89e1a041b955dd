import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Logger } from '../core/logger.ts'
import { tokenHash } from '../core/tokens.ts'
import type { DatabaseHandle } from '../data/database.ts'
import { cannotWrite, isDangling, isUnreachable } from '../data/database-errors.ts'
import type { TableHealth } from '../data/table-health.ts'
import { clientAddress } from '../middleware/client-address.ts'
import { type ControlAccess, controlGuard } from '../middleware/control-guard.ts'
import { crossOrigin } from '../middleware/cross-origin.ts'
import { faultMiddleware } from '../middleware/faults.ts'
import { HttpError, notFound, writeError } from '../middleware/http-error.ts'
import { type Metrics, observe, type RequestLog } from '../middleware/observe.ts'
import {
  type Capacity,
  type createRateLimiter,
  limitConcurrency,
  limitRate,
} from '../middleware/rate-limit.ts'
import { receiveBody, rejectNullCharacters } from '../middleware/validate.ts'
import { bearerOf } from '../routes/authentication.ts'
import { type ControlContext, controlRoutes } from '../routes/control/control.ts'
import { controlFixtureRoutes } from '../routes/control/fixtures.ts'
import { healthRoutes } from '../routes/control/health.ts'
import { controlRoomPage } from '../routes/control-room/page.ts'
import { answerRoutes } from '../routes/platform/answers.ts'
import { applicationRoutes } from '../routes/platform/applications.ts'
import { claimRoutes } from '../routes/platform/claims.ts'
import { interactionRoutes } from '../routes/platform/interactions.ts'
import { entryRoutes, leaderboardRoutes } from '../routes/platform/leaderboards.ts'
import { profileRoutes } from '../routes/platform/profiles.ts'
import { programRoutes } from '../routes/platform/programs.ts'
import { rewardRoutes } from '../routes/platform/rewards.ts'
import { widgetRoutes } from '../routes/platform/widgets.ts'
import { realtimeRoutes } from '../routes/realtime/routes.ts'
import { separateHosts } from '../routes/request-links.ts'
import type { Realtime } from '../services/realtime/realtime.ts'
import { type HostPorts, REALTIME_PATHS } from '../wire/hosts.ts'
import { badgeOf } from '../wire/teams.ts'

export interface ServerContext extends ControlContext {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly requests: RequestLog
  readonly limiter: ReturnType<typeof createRateLimiter>
  readonly addressLimiter: ReturnType<typeof createRateLimiter>
  readonly capacity: Capacity
  readonly controlAccess: ControlAccess
  readonly realtime: Realtime
  readonly database: DatabaseHandle
  readonly tables: TableHealth
  /** Undefined while one origin serves everything. */
  readonly hostPorts: HostPorts | undefined
}

const LARGEST_BODY_BYTES = 128 * 1024
const COMPRESSED_PATHS = ['/api/*', '/services/*', '/_sandbox/*']
const PLATFORM_PATHS = ['/api/*', '/services/*', '/rewards']

/** The whole HTTP surface: the platform, its second host's path, the game-centre's back end and the controls. */
export function createApp(context: ServerContext): Hono<{ Bindings: HttpBindings }> {
  const { clock, settler, logger, faults } = context
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  app.use(async (c, next) => {
    await next()
    c.header('date', new Date(clock.now()).toUTCString())
  })
  app.use(crossOrigin(context.controlAccess.publicUrl, { showsDate: context.hostPorts === undefined }))
  // As the platform's edge does. Not with `app.on('GET', …)`, which would make GET a method of every address.
  const compressed = compress()
  for (const path of COMPRESSED_PATHS)
    app.use(path, (c, next) => (c.req.method === 'GET' ? compressed(c, next) : next()))
  app.use(observe(context))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: refuseBody }))
  app.use(receiveBody())
  app.use(rejectNullCharacters())
  if (context.hostPorts !== undefined) app.use(separateHosts(context.hostPorts))
  app.use(limitRate(context.addressLimiter, clientAddress))
  const limitToken = limitRate(context.limiter, (c) => {
    const token = bearerOf(c)
    return token && tokenHash(token)
  })
  const limitRunning = limitConcurrency(context.capacity)
  for (const path of PLATFORM_PATHS) {
    app.use(path, limitToken)
    app.use(path, faultMiddleware(faults))
    app.use(path, limitRunning)
    // Settles the matches that became due since the last request, so that no request reads an older state.
    app.use(path, async (_, next) => {
      await settler.catchUp()
      await next()
    })
  }
  for (const path of REALTIME_PATHS) app.use(path, faultMiddleware(faults))
  const api = [
    applicationRoutes,
    profileRoutes,
    programRoutes,
    widgetRoutes,
    answerRoutes,
    interactionRoutes,
    claimRoutes,
    leaderboardRoutes,
    entryRoutes,
  ]
  for (const routes of api) app.route('/api/v1', routes(context))
  app.route('/services', entryRoutes(context))
  app.route('/', rewardRoutes(context))
  app.route(
    '/',
    realtimeRoutes(context.realtime, async (c, user) => {
      const token = c.req.query('auth')
      const profileId = token && (await context.auth.profileOf(token).catch(() => undefined))
      return profileId === user ? user : undefined
    }),
  )
  app.get('/_sandbox/badges/:file{[a-z0-9-]+\\.svg}', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.body(badgeOf(c.req.param('file').slice(0, -'.svg'.length)), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
    })
  })
  app.route('/_sandbox', healthRoutes(context))
  app.route('/_sandbox', controlRoomPage(context))
  app.use('/_sandbox/*', controlGuard(context.controlAccess))
  app.route('/_sandbox', controlFixtureRoutes(context))
  app.route('/_sandbox', controlRoutes(context))
  app.notFound((c) => writeError(c, notFound()))
  app.onError((error, c) => {
    context.tables.noteError(error)
    const answer = writeError(c, error, isTemporary)
    if (answer.status >= 500) logger.error('request failed', error)
    return answer
  })
  return app
}

function refuseMethod(c: Context, methods: readonly string[]): Response {
  c.header('allow', methods.join(', '))
  return writeError(c, new HttpError(405, 'Method not allowed.'))
}

function refuseBody(): never {
  throw new HttpError(413, `A body has ${LARGEST_BODY_BYTES} bytes at most.`)
}

/** Returns whether the same request may succeed if it is retried. */
function isTemporary(error: unknown): boolean {
  return isUnreachable(error) || isDangling(error) || cannotWrite(error)
}
