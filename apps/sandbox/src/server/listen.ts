import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { StartError } from '../core/start-error.ts'
import { crossOrigin } from '../middleware/cross-origin.ts'
import { type HostPorts, oneOrigin, originsOn } from '../wire/hosts.ts'
import { acceptTls, makeOwnCertificate } from './accept-tls.ts'
import type { SandboxOptions } from './options.ts'

/** Requests that take longer than this at the end are cut off. */
const DRAIN_MS = 5000

/** Longer than balancers keep a connection idle, so that none is closed just as they send on it. */
const IDLE_MS = 65_000

/** Connections that wait to be accepted. With Node's 511, some of a crowd would connect only after seconds. */
const BACKLOG = 4096

/** A subscription may name 500 channels. With Node's 16 KiB a third of them would fit. */
const LARGEST_HEAD_BYTES = 64 * 1024

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>

/**
 * Listens on one port, or on one for each kind of host, and responds with 503 until there is something to serve. This is the
 * first step of a start, so that a port in use is reported at once.
 * @throws {StartError}
 */
export async function startHttpServer(options: SandboxOptions) {
  const { separateHosts } = options
  let answer: Fetch = startingApp(options).fetch
  const closing: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(closing.map((closeOne) => closeOne())))
  await using undo = new AsyncDisposableStack()
  undo.defer(close)
  const open = async (port: number | undefined) => {
    const one = await listen((request, bindings) => answer(request, bindings), { ...options, port })
    closing.push(one.close)
    return one.port
  }
  const api = await open(options.port)
  const ports: HostPorts | undefined = separateHosts && {
    api,
    votes: await open(separateHosts.votesPort),
    static: await open(separateHosts.staticPort),
  }
  undo.move()
  return {
    origins: ports ? originsOn('http://localhost', ports) : oneOrigin(`http://localhost:${api}`),
    /** Undefined while one origin serves everything. */
    ports,
    /** Answers requests from now on. */
    serve(fetch: Fetch): void {
      answer = fetch
    },
    /** Lets running requests end, then stops. */
    [Symbol.asyncDispose]: close,
  }
}

/** Answers every request with 503. Pages of other origins may read it, so that they repeat their requests. */
function startingApp({ publicUrl }: Pick<SandboxOptions, 'publicUrl'>): Hono {
  const app = new Hono()
  app.use(crossOrigin(publicUrl, { showsDate: false }))
  app.all('*', (c) => c.json({ detail: 'The sandbox is starting.' }, 503, { 'retry-after': '1' }))
  return app
}

/** Serves at an address, by default on loopback. @throws {StartError} */
export async function listen(
  fetch: Fetch,
  { port = 0, host = '127.0.0.1', tls = false }: Pick<SandboxOptions, 'port' | 'host' | 'tls'>,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  const server = createServer(
    { keepAliveTimeout: IDLE_MS, maxHeaderSize: LARGEST_HEAD_BYTES },
    getRequestListener(fetch),
  )
  const end = drainable(server)
  const endOthers = tls ? acceptTls(server, await makeOwnCertificate()) : () => {}
  server.on('error', (error: NodeJS.ErrnoException) => {
    const message = `Port ${port} is in use. Choose another one with --port or TOUCHLINE_SANDBOX_PORT.`
    reject(error.code === 'EADDRINUSE' ? new StartError(message, { cause: error }) : error)
  })
  server.listen({ port, host, backlog: BACKLOG }, resolve)
  await listening
  const address = server.address()
  let ended: Promise<void> | undefined
  const close = () => {
    endOthers()
    ended ??= end()
    return ended
  }
  return { port: typeof address === 'object' ? (address?.port ?? port) : port, close }
}

/** Returns what refuses new connections at once, lets running requests end, and resolves when all have. */
function drainable(server: Server): () => Promise<void> {
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
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    isEnding = true
    for (const response of running) response.shouldKeepAlive = false
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    return promise
  }
}
