import { type Context, Hono } from 'hono'
import { requestUrl } from '../../middleware/client-address.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET, REALTIME_PATHS } from '../../wire/hosts.ts'
import { type Call, callFrom, type PresentUser, RefusedCallError, reply } from './call.ts'
import { history } from './history-call.ts'
import { presenceCall } from './presence-call.ts'
import { fileCall, publish, storeFile } from './publish-call.ts'
import { subscribe } from './subscribe-call.ts'

/** The real-time service's HTTP side. */
export function realtimeRoutes(realtime: Realtime, presentUser: PresentUser): Hono {
  const app = new Hono()
  for (const path of REALTIME_PATHS) {
    app.all(path, async (c) => {
      try {
        const answered = await answer(realtime, callFrom(c, presentUser), requestUrl(c).origin)
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

/** Refusals of publications have another form (docs/contract/realtime.md, 'Status codes'). */
function refuse(realtime: Realtime, c: Context, { message }: RefusedCallError): Response {
  const isPublishing = /^\/(publish|v1\/files\/publish-file)\//.test(c.req.path)
  const body = isPublishing ? [0, message, realtime.current()] : { status: 400, error: true, message }
  return reply(c, body, 400)
}

/** @param origin the origin that the client used */
function answer(
  realtime: Realtime,
  call: Call,
  origin: string,
): Promise<Response | undefined> | Response | undefined {
  switch (call.path.slice(0, 2).join('/')) {
    case 'time/0':
      return call.reply([Number(realtime.current())])
    case 'v2/subscribe':
      return subscribe(realtime, call)
    case 'v2/presence':
      return presenceCall(realtime, call)
    case 'v3/history':
    case 'v3/history-with-actions':
      return history(realtime, call)
    case 'v1/files':
      return fileCall(realtime, call, origin)
    default:
      return call.path[0] === 'publish' ? publish(realtime, call, 'message') : undefined
  }
}
