import { type HostPorts, type Origins, oneOrigin, originsOn } from '../wire/hosts.ts'
import { type Address, type Fetch, type Listening, listen } from './listen.ts'
import type { SandboxOptions, SeparateHosts } from './options.ts'

/** The server of all hosts, which answers 503 until there is something to serve. */
export interface HttpServer extends ListeningHosts, AsyncDisposable {
  /** Answers requests from now on. */
  serve(fetch: Fetch): void
}

/**
 * Listens on the ports. This is the first step of a start, so that a port in use is reported at once.
 * @throws {PortInUseError}
 */
export async function startHttpServer(options: SandboxOptions): Promise<HttpServer> {
  let answer: Fetch = stillStarting
  const server = await listenOnHosts((request, bindings) => answer(request, bindings), options)
  return {
    ...server,
    serve(fetch) {
      answer = fetch
    },
    [Symbol.asyncDispose]: server.close,
  }
}

function stillStarting(): Response {
  return Response.json(
    { detail: 'The sandbox is starting.' },
    { status: 503, headers: { 'retry-after': '1' } },
  )
}

/** The servers of all hosts. */
interface ListeningHosts extends Listening {
  readonly origins: Origins
  /** Undefined while one origin serves everything. */
  readonly ports: HostPorts | undefined
}

/** Serves on one port, or on one for each kind of host. @throws {PortInUseError} */
async function listenOnHosts(
  fetch: Fetch,
  { separateHosts, ...address }: Address & { readonly separateHosts?: SeparateHosts | undefined },
): Promise<ListeningHosts> {
  const api = await listen(fetch, address)
  if (separateHosts === undefined) return { ...api, origins: oneOrigin(api.origin), ports: undefined }
  await using undo = new AsyncDisposableStack()
  undo.defer(api.close)
  const votes = await listen(fetch, { ...address, port: separateHosts.votesPort })
  undo.defer(votes.close)
  const stored = await listen(fetch, { ...address, port: separateHosts.staticPort })
  undo.move()
  const ports = { api: portOf(api), votes: portOf(votes), static: portOf(stored) }
  return {
    origin: api.origin,
    origins: originsOn('http://localhost', ports),
    ports,
    async close() {
      await Promise.all([api.close(), votes.close(), stored.close()])
    },
  }
}

function portOf({ origin }: Listening): number {
  return Number(new URL(origin).port)
}
