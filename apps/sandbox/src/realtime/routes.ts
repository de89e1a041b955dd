import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { type Call, callFrom } from './call.ts'
import { type Fault, faultSchema } from './faults.ts'
import { FILE_BUCKET, fileCall, storeFile } from './file-call.ts'
import { history, oldHistory } from './history-call.ts'
import { presenceCall } from './presence-call.ts'
import { publish } from './publish-call.ts'
import type { Realtime } from './realtime.ts'
import { subscribe } from './subscribe-call.ts'

type Bindings = { Bindings: Partial<HttpBindings> }

const PATHS = ['/time/*', '/v1/files/*', '/v2/*', '/v3/*', '/publish/*', '/signal/*'] as const
const CONTROL = '/_sandbox/realtime'
const scaleSchema = z.object({ timeScale: z.number().positive() })

/** The real-time service's HTTP side, on the sandbox's own port, and its controls under their own prefix. */
export function realtimeRoutes(realtime: Realtime): Hono<Bindings> {
  const app = new Hono<Bindings>()
  for (const path of PATHS) {
    app.all(path, async (c) => {
      const url = new URL(c.req.url)
      const fault = realtime.faults.meet(`${url.pathname}${url.search}`)
      if (fault !== undefined) return broken(c, fault)
      const call = callFrom(c)
      return (
        (await answer(realtime, call, url.origin)) ??
        call.reply({ status: 404, error: true, message: 'Not Found' }, 404)
      )
    })
  }
  app.post(FILE_BUCKET, (c) => storeFile(realtime, c.req.raw))
  app.get(`${CONTROL}/requests`, (c) =>
    c.json({ requests: realtime.faults.requests, held: realtime.log.waiting }),
  )
  app.post(`${CONTROL}/faults`, async (c) => {
    realtime.faults.add(await readBody(c, faultSchema))
    return c.json({ pending: realtime.faults.pending })
  })
  app.delete(`${CONTROL}/faults`, (c) => {
    realtime.faults.clear()
    return c.json({ pending: 0 })
  })
  app.post(`${CONTROL}/presence`, async (c) => {
    realtime.presence.timeScale = (await readBody(c, scaleSchema)).timeScale
    return c.json({ timeScale: realtime.presence.timeScale })
  })
  return app
}

function answer(
  realtime: Realtime,
  call: Call,
  origin: string,
): Promise<Response | undefined> | Response | undefined {
  switch (call.path.slice(0, 2).join('/')) {
    case 'time/0':
      return call.reply([Number(realtime.log.timetokens.current())])
    case 'v2/subscribe':
      return subscribe(realtime, call)
    case 'v2/presence':
      return presenceCall(realtime, call)
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

async function broken(c: Context<Bindings>, fault: Fault): Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const { status, retryAfter } = fault
      const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
      return Response.json(
        { status, error: true, message: 'A fault was asked for', service: 'Sandbox' },
        { status, ...(headers && { headers }) },
      )
    }
    case 'drop':
      c.env.incoming?.socket.destroy()
      return new Response(null)
    case 'hang':
      await aborted(c.req.raw.signal)
      return new Response(null)
    case 'garble':
      return new Response('<html>not what you wanted', { headers: { 'content-type': 'text/javascript' } })
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (signal.aborted) resolve()
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise
}
