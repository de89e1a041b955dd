import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requestUrl } from '../../middleware/request-url.ts'
import { validBody } from '../../middleware/validate.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET, REALTIME_PATHS } from '../../wire/realtime-paths.ts'
import { type Call, callFrom, channelsIn, RefusedCallError, reply } from './call.ts'
import { fileCall, storeFile } from './file-call.ts'
import { history, oldHistory } from './history-call.ts'
import { presenceCall } from './presence-call.ts'
import { publish } from './publish-call.ts'
import type { RefusedChannels } from './room-access.ts'
import { subscribe } from './subscribe-call.ts'

const scaleSchema = z.object({ timeScale: z.number('Enter a number.').positive('Enter a number above 0.') })

/** The real-time service's HTTP side. @param refused the channels that a caller may not use. @default none */
export function realtimeRoutes(realtime: Realtime, refused: RefusedChannels = async () => []): Hono {
  const app = new Hono()
  for (const path of REALTIME_PATHS) {
    app.all(path, async (c) => {
      try {
        const call = callFrom(c)
        if ((await refused(c, channelsIn(call))).length > 0) throw new RefusedCallError('Forbidden', 403)
        const origin = requestUrl(c).origin
        const answered = await answer(realtime, call, {
          origin,
          refused: (channels) => refused(c, channels),
        })
        return answered ?? reply(c, { status: 404, error: true, message: 'Not Found' }, 404)
      } catch (error) {
        if (error instanceof RefusedCallError) return refuse(realtime, c, error)
        throw error
      }
    })
  }
  app.post(FILE_BUCKET, (c) => storeFile(realtime, c.req.raw))
  return app
}

/** The controls of the real-time service. */
export function realtimeControls(realtime: Realtime): Hono {
  const app = new Hono()
  app.get('/realtime', async (c) =>
    c.json({
      held: realtime.log.waiting,
      present: await realtime.presence.channels(),
      timeScale: realtime.presence.timeScale,
    }),
  )
  app.post('/realtime', validBody(scaleSchema), (c) => {
    realtime.presence.timeScale = c.req.valid('json').timeScale
    return c.json({ timeScale: realtime.presence.timeScale })
  })
  return app
}

/** Refusals of publications have another form (real-time contract, 1.9). */
function refuse(realtime: Realtime, c: Context, { status, message }: RefusedCallError): Response {
  const isPublishing = /^\/(publish|signal|v1\/files\/publish-file)\//.test(c.req.path)
  const body = isPublishing ? [0, message, realtime.current()] : { status, error: true, message }
  return reply(c, body, status)
}

interface Surroundings {
  /** The origin that the client used. */
  readonly origin: string
  /** Returns the channels that the caller may not use. */
  readonly refused: (channels: readonly string[]) => Promise<readonly string[]>
}

function answer(
  realtime: Realtime,
  call: Call,
  { origin, refused }: Surroundings,
): Promise<Response | undefined> | Response | undefined {
  switch (call.path.slice(0, 2).join('/')) {
    case 'time/0':
      return call.reply([Number(realtime.current())])
    case 'v2/subscribe':
      return subscribe(realtime, call)
    case 'v2/presence':
      return presenceCall(realtime, call, refused)
    case 'v2/history':
      return oldHistory(realtime, call)
    case 'v3/history':
    case 'v3/history-with-actions':
      return history(realtime, call)
    case 'v1/files':
      return fileCall(realtime, call, origin)
    default:
      break
  }
  if (call.path[0] === 'publish') return publish(realtime, call, 'publish')
  return call.path[0] === 'signal' ? publish(realtime, call, 'signal') : undefined
}
