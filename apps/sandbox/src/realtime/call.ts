import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** One request to the service, taken apart. */
export interface Call {
  readonly method: string
  /** Parts of the path, decoded, without the leading empty one. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly user: string
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
  body(): Promise<Uint8Array<ArrayBuffer>>
  reply(body: unknown, status?: ContentfulStatusCode): Response
}

/** Takes a request apart. Names are decoded one by one, because they may hold slashes and commas. */
export function callFrom(c: Context): Call {
  const url = new URL(c.req.url)
  return {
    method: c.req.method,
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    user: url.searchParams.get('uuid') ?? '',
    signal: c.req.raw.signal,
    body: () => bodyOf(c.req.raw),
    // Clients of the service refuse every other content type.
    reply: (body, status = 200) =>
      c.body(JSON.stringify(body), status, { 'content-type': 'text/javascript; charset="UTF-8"' }),
  }
}

/** Names of a list in a path: decoded first, then split, each once. */
export function namesIn(segment: string | undefined): readonly string[] {
  return [...new Set((segment ?? '').split(',').filter((name) => name !== ''))]
}

async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const isDeflated = request.headers.get('content-encoding') === 'deflate'
  const { body } = request
  if (body === null || !isDeflated) return new Uint8Array(await request.arrayBuffer())
  const inflated = body.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}
