import type { Fetch } from './listen.ts'
import { type ListeningHosts, listenOnHosts } from './listen-on-hosts.ts'
import type { SandboxOptions } from './options.ts'

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
