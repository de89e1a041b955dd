import { once } from 'node:events'
import { createServer } from 'node:http'

const FIRST = 17_141_967_000_000_000n

/** A real-time service without an end: it responds to every long poll at once with the next messages. */
export interface StreamServer {
  readonly origin: string
  [Symbol.asyncDispose](): Promise<void>
}

/** @param responseSize messages in one response */
export async function aStreamServer(responseSize: number): Promise<StreamServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    response.setHeader('content-type', 'text/javascript')
    if (!url.pathname.startsWith('/v2/subscribe')) {
      response.end('{"status":200,"message":"OK","service":"Presence"}')
      return
    }
    const asked = url.searchParams.get('tt') ?? '0'
    response.end(asked === '0' ? subscribeResponse(FIRST, 0) : subscribeResponse(BigInt(asked), responseSize))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function subscribeResponse(after: bigint, count: number): string {
  const entries = Array.from({ length: count }, (_, index) => {
    const t = String(after + BigInt(index + 1))
    const payload = {
      event: 'tick',
      payload: { index: Number(after - FIRST) + index, text: 'a score, a minute, a name' },
    }
    return { a: '1', f: 0, i: 'platform', k: 'sub', c: 'room', b: 'room', p: { t, r: 1 }, d: payload }
  })
  return JSON.stringify({ t: { t: String(after + BigInt(count)), r: 1 }, m: entries })
}
