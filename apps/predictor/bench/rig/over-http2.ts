import { request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { makeOwnCertificate } from '@touchline/sandbox/own-certificate'
import type { ServedGame } from '../../server/serve-game.ts'

/** Belong to one connection and are not forwarded. */
const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding|host|:.*)$/

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A name of this machine. At `localhost` the game would reach real-time without TLS. */
const HOST = 'touchline.localhost'

/** Serves what a server answers over TLS and HTTP/2 too, as the balancer or CDN of a deployment does. */
export async function serveOverHttp2(origin: string): Promise<ServedGame> {
  const server = createSecureServer(await makeOwnCertificate(), (asked, answer) =>
    forward(origin, asked, answer),
  )
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => sessions.add(session))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `https://${HOST}:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const session of sessions) session.destroy()
      await closed
    },
  }
}

function forward(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const { method, authority } = asked
  // The platform puts host and protocol into the addresses that it answers with.
  const headers = { ...ofMessage(asked.headers), host: authority, 'x-forwarded-proto': 'https' }
  const forwarded = request(new URL(asked.url, origin), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, ofMessage(response.headers))
    response.pipe(answer)
  })
  asked.pipe(forwarded)
  forwarded.on('error', () => answer.stream.destroy())
  answer.on('close', () => forwarded.destroy())
}

function ofMessage(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)))
}
