import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { notFound, writeError } from './http/errors.ts'
import { applicationRoutes } from './routes/applications.ts'
import { badgeRoutes } from './routes/badges.ts'
import { type ControlContext, controlRoutes } from './routes/control.ts'
import { interactionRoutes } from './routes/interactions.ts'
import { entryRoutes, leaderboardRoutes } from './routes/leaderboards.ts'
import { profileRoutes } from './routes/profiles.ts'
import { programRoutes } from './routes/programs.ts'
import { rewardRoutes } from './routes/rewards.ts'
import { widgetRoutes } from './routes/widgets.ts'

const PREFLIGHT_SECONDS = 600

/** The whole HTTP surface: the platform, its second host's path, the game-centre's back end and the controls. */
export function createApp(context: ControlContext, onUnexpected: (error: unknown) => void): Hono {
  const app = new Hono({ strict: false })
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type'],
      exposeHeaders: ['date', 'age', 'retry-after'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  )
  app.use(async (c, next) => {
    await next()
    c.header('date', new Date(context.clock.now()).toUTCString())
  })
  // What fell due since the last request is settled before anybody can read around it.
  for (const path of ['/api/*', '/services/*']) {
    app.use(path, async (_, next) => {
      await context.settler.catchUp()
      await next()
    })
  }
  const api = [
    applicationRoutes,
    profileRoutes,
    programRoutes,
    widgetRoutes,
    interactionRoutes,
    leaderboardRoutes,
    entryRoutes,
  ]
  for (const routes of api) app.route('/api/v1', routes(context))
  app.route('/services', entryRoutes(context))
  app.route('/', rewardRoutes(context))
  app.route('/_sandbox', badgeRoutes())
  app.route('/_sandbox', controlRoutes(context))
  app.notFound((c) => writeError(c, notFound()))
  app.onError((error, c) => {
    const answer = writeError(c, error)
    if (answer.status >= 500) onUnexpected(error)
    return answer
  })
  return app
}
