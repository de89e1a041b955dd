import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { createFaults, type Faults, faultMiddleware } from '../../src/middleware/faults.ts'
import { realtimeRoutes } from '../../src/routes/realtime/routes.ts'
import { createRealtime, type Realtime } from '../../src/services/realtime/realtime.ts'
import { trusting } from './a-service.ts'

const answerSchema = z.object({ t: z.unknown(), m: z.array(z.unknown()) })

/** Changes the entries of one answer before it is sent. */
export type Tampering = (entries: readonly unknown[]) => readonly unknown[]

/** The real-time service alone on a port, without the platform around it. */
export interface RealtimeServer {
  readonly realtime: Realtime
  readonly faults: Faults
  /** `localhost:4101` */
  readonly host: string
  /** Requests so far. */
  readonly asked: number
  /** Changes the next answer that has entries. */
  tamper(tampering: Tampering): void
  /** Cuts every connection under way. */
  cut(): void
  /** Stops without answering and starts again on the same port, with all published messages. */
  restart(): Promise<void>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export async function aRealtimeServer(): Promise<RealtimeServer> {
  const realtime = createRealtime({ now: Date.now })
  const faults = createFaults(() => 0)
  const app = new Hono<{ Bindings: HttpBindings }>()
  let tampering: Tampering | undefined
  let asked = 0
  app.use(cors({ origin: '*', allowHeaders: ['content-type', 'content-encoding'] }))
  app.use(async (_, next) => {
    asked += 1
    await next()
  })
  app.use(faultMiddleware(faults))
  app.use('/v2/subscribe/*', async (c, next) => {
    await next()
    const change = tampering
    if (change === undefined || c.res.status !== 200) return
    const body = answerSchema.parse(await c.res.clone().json())
    if (body.m.length === 0) return
    tampering = undefined
    c.res = Response.json({ ...body, m: change(body.m) })
  })
  app.route('/', realtimeRoutes(realtime, trusting))

  async function open(port: number): Promise<Server> {
    const opened = createServer(getRequestListener(app.fetch))
    opened.listen(port, '127.0.0.1')
    await once(opened, 'listening')
    return opened
  }
  let server = await open(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  async function stop(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  async function close(): Promise<void> {
    await realtime.close()
    await stop()
  }
  return {
    realtime,
    faults,
    host: `localhost:${port}`,
    get asked() {
      return asked
    },
    tamper(next) {
      tampering = next
    },
    cut: () => server.closeAllConnections(),
    async restart() {
      await stop()
      server = await open(port)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}
