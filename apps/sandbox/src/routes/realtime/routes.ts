import { Hono } from 'hono'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { FILE_BUCKET, REALTIME_PATHS } from '../../wire/hosts.ts'
import { assertReadable, type PresentUser, RefusedCallError, reply } from './call.ts'
import { fileRoutes } from './file-call.ts'
import { history } from './history-call.ts'
import { presenceRoutes } from './presence-call.ts'
import { publish } from './publish-call.ts'
import { subscribe } from './subscribe-call.ts'

/** The real-time service's HTTP side (docs/contract/realtime.md). */
export function realtimeRoutes(realtime: Realtime, presentUser: PresentUser): Hono {
  const app = new Hono()
  for (const path of REALTIME_PATHS) {
    app.use(path, (c, next) => {
      assertReadable(c)
      return next()
    })
  }
  app.get('/time/0', (c) => reply(c, [Number(realtime.transport.current())]))
  app.get('/v2/subscribe/:key/:channels/0', (c) => subscribe(realtime, presentUser, c))
  app.route('/v2/presence/sub-key/:key', presenceRoutes(realtime, presentUser))
  const histories = ['history', 'history-with-actions'].map(
    (one) => `/v3/${one}/sub-key/:key/channel/:channels`,
  )
  app.on('GET', histories, (c) => history(realtime, c))
  app.on(['GET', 'POST'], '/publish/:publishKey/:key/0/:channel/0/:json{.+}?', (c) => publish(realtime, c))
  app.route('/v1/files', fileRoutes(realtime))
  app.post(FILE_BUCKET, async (c) => {
    const form = await c.req.formData().catch(() => new FormData())
    const file = form.get('file')
    const isStored =
      file instanceof Blob &&
      realtime.files.store(String(form.get('key')), new Uint8Array(await file.arrayBuffer()))
    return c.body(null, isStored ? 204 : 403)
  })
  for (const path of REALTIME_PATHS)
    app.all(path, (c) => reply(c, { status: 404, error: true, message: 'Not Found' }, 404))
  app.onError((error, c) => {
    if (!(error instanceof RefusedCallError)) throw error
    const { message } = error
    // Refusals of publications have another form (docs/contract/realtime.md, 'Status codes').
    const isPublishing = /^\/(publish|v1\/files\/publish-file)\//.test(c.req.path)
    return reply(
      c,
      isPublishing ? [0, message, realtime.transport.current()] : { status: 400, error: true, message },
      400,
    )
  })
  return app
}
