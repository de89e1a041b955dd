import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen, startHttpServer } from './listen.ts'

it.each(['GET', 'POST'])(
  'a request for an upgrade is answered plainly and ends its connection, although a %s brings a body that is not read',
  async (method) => {
    const server = await listen(() => new Response('plain'), {})
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    const body = ' '.repeat(5_000_000)
    const head = `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n`
    // A reset may follow the answer, since bytes arrive at a closed connection.
    const answered = text(socket).catch(() => 'reset')
    socket.on('error', () => {})
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    expect(await answered).toMatch(/^HTTP\/1\.1 200 OK.*connection: close.*plain|^reset$/is)
    await server.close()
  },
)

it('accepts an address with as many channels as a subscription may name', async () => {
  const server = await listen(({ url }) => new Response(String(url.length)), {})
  const channels = Array.from({ length: 500 }, (_, index) => `program.widget.${'x'.repeat(36)}.${index}`)
  const { status } = await fetch(`http://localhost:${server.port}/v2/subscribe/key/${channels}/0`)
  expect(status).toBe(200)
  await server.close()
})

it('answers pages of other origins while the sandbox starts, and asks them to come back', async () => {
  await using server = await startHttpServer({})
  const url = `${server.origins.api}/api/v1/applications/a/`
  const page = { origin: 'http://localhost:5173' }
  const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { ...page, ...asked } })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  const { status, headers } = await fetch(url, { headers: page })
  expect([status, headers.get('retry-after'), headers.get('access-control-allow-origin')]).toEqual([
    503,
    '1',
    '*',
  ])
  expect(headers.get('access-control-expose-headers')).toContain('retry-after')
})
