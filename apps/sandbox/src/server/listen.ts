import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { StartError } from '../core/start-error.ts'
import { acceptTls, type OtherConnections } from './accept-tls.ts'
import type { SandboxOptions } from './options.ts'
import { makeOwnCertificate } from './own-certificate.ts'

/** Another process listens on the port. */
export class PortInUseError extends StartError {
  override name = 'PortInUseError' as const
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(`Port ${port} is in use. Choose another one with --port or TOUCHLINE_SANDBOX_PORT.`, { cause })
    this.port = port
  }
}

/** A server that takes requests. */
export interface Listening {
  /** `http://localhost:4100` */
  readonly origin: string
  /** Lets running requests end, then stops. */
  close(): Promise<void>
}

/** Requests that take longer than this at the end are cut off. */
const DRAIN_MS = 5000

/** Longer than balancers keep a connection idle, so that none is closed just as they send on it. */
const IDLE_MS = 65_000

/** Connections that wait to be accepted. With Node's 511, some of a crowd would connect only after seconds. */
const BACKLOG = 4096

/** Answers one request. */
export type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** Serves at an address, by default on loopback. @throws {PortInUseError} */
export async function listen(
  fetch: Fetch,
  { port = 0, host = '127.0.0.1', tls = false }: Pick<SandboxOptions, 'port' | 'host' | 'tls'>,
): Promise<Listening> {
  const certificate = tls ? await makeOwnCertificate() : undefined
  const { promise, resolve, reject } = Promise.withResolvers<Listening>()
  let ended: Promise<void> | undefined
  const server = createServer({ keepAliveTimeout: IDLE_MS }, getRequestListener(fetch))
  const end = drainable(server)
  const overTls = certificate && acceptTls(server, certificate)
  server.on('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, error) : error)
  })
  server.listen({ port, host, backlog: BACKLOG }, () => {
    const address = server.address()
    const close = () => (ended ??= end(overTls))
    resolve({ origin: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close })
  })
  return promise
}

/** Returns what refuses new connections at once, lets running requests end, and resolves when all have. */
function drainable(server: Server): (others: OtherConnections | undefined) => Promise<void> {
  const running = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (request, response) => {
    // Node would date what is answered before the platform's clock is known by the machine's own.
    response.sendDate = false
    // Nothing is upgraded to here, and Node does not read the rest of such a request: the next one would wait behind it.
    response.shouldKeepAlive &&= !isEnding && request.headers.upgrade === undefined
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      // An answer that was under way at the end has promised to keep its connection.
      if (isEnding) server.closeIdleConnections()
    })
  })
  return (others) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    isEnding = true
    for (const response of running) response.shouldKeepAlive = false
    server.close(() => resolve())
    server.closeIdleConnections()
    others?.drain()
    setTimeout(() => {
      server.closeAllConnections()
      others?.cutOff()
    }, DRAIN_MS).unref()
    return promise
  }
}
