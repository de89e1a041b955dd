import { Hono } from 'hono'
import { crossOrigin } from '../middleware/cross-origin.ts'
import { type HostPorts, type Origins, oneOrigin, originsOn } from '../wire/hosts.ts'
import { type Fetch, type Listening, listen } from './listen.ts'
import type { SandboxOptions } from './options.ts'

/** The server of all hosts, which answers 503 until there is something to serve. */
export interface HttpServer extends Listening, AsyncDisposable {
  readonly origins: Origins
  /** Undefined while one origin serves everything. */
  readonly ports: HostPorts | undefined
  /** Answers requests from now on. */
  serve(fetch: Fetch): void
}

/**
 * Listens on one port, or on one for each kind of host. This is the first step of a start, so that a port in use is reported
 * at once.
 * @throws {PortInUseError}
 */
export async function startHttpServer(options: SandboxOptions): Promise<HttpServer> {
  const { separateHosts, ...address } = options
  let answer: Fetch = startingApp(options).fetch
  const opened: Listening[] = []
  const close = async () => void (await Promise.all(opened.map((one) => one.close())))
  await using undo = new AsyncDisposableStack()
  undo.defer(close)
  const open = async (port: number | undefined) => {
    const one = await listen((request, bindings) => answer(request, bindings), { ...address, port })
    opened.push(one)
    return Number(new URL(one.origin).port)
  }
  const api = await open(address.port)
  const ports = separateHosts && {
    api,
    votes: await open(separateHosts.votesPort),
    static: await open(separateHosts.staticPort),
  }
  undo.move()
  const origins = ports ? originsOn('http://localhost', ports) : oneOrigin(`http://localhost:${api}`)
  return {
    origin: origins.api,
    origins,
    ports,
    close,
    serve(fetch) {
      answer = fetch
    },
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
