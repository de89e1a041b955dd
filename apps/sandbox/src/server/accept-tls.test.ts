import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Agent, get } from 'node:https'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, it } from 'vitest'
import { acceptTls, makeOwnCertificate } from './accept-tls.ts'

it('a certificate of our own names the loopback addresses, is signed with its own key and lasts a year', async () => {
  const now = Date.parse('2024-04-27T05:30:00Z')
  const { cert } = await makeOwnCertificate(now)
  const certificate = new X509Certificate(cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect([certificate.checkHost('localhost'), certificate.checkIP('127.0.0.1')]).toEqual([
    'localhost',
    '127.0.0.1',
  ])
  const life = [certificate.validFrom, certificate.validTo].map((date) => Date.parse(date))
  expect(life).toEqual([now, Date.parse('2025-04-27T05:30:00Z')])
})

/** Opens a connection that sends some bytes and no more. */
async function silent(port: number, start?: Buffer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').resume()
  // A connection that is cut off in a handshake may end in a reset.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (start) socket.write(start)
  return socket
}
const HANDSHAKE = Buffer.from([0x16])

/** A server that accepts both, and responds to `/slow` when the test lets it. */
async function aServer({ keepAliveTimeout = 5000, longestSilenceMs = 3_600_000 } = {}) {
  const certificate = await makeOwnCertificate()
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const server = createServer({ keepAliveTimeout, keepAliveTimeoutBuffer: 0 }, async (request, response) => {
    if (request.url === '/slow') {
      asked.resolve()
      await slow.promise
    }
    response.end(`${'encrypted' in request.socket ? 'https' : 'http'} ${request.url}`)
  })
  const endOthers = acceptTls(server, certificate, { longestSilenceMs })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  const agent = new Agent({ keepAlive: true, ca: certificate.cert })
  const overTls = async (path: string) => {
    const [response] = await once(get({ host: 'localhost', port, path, agent }), 'response')
    return text(response)
  }
  return { server, endOthers, port, overTls, asked: asked.promise, answerSlow: slow.resolve }
}

it('acceptTls answers both on one port, to clients that trust the certificate', async () => {
  const { server, port, overTls } = await aServer()
  const plain = await fetch(`http://localhost:${port}/a`)
  expect(await plain.text()).toBe('http /a')
  expect(await overTls('/b')).toBe('https /b')
  await expect(fetch(`https://localhost:${port}/c`)).rejects.toThrow('fetch failed')
  server.close()
  server.closeIdleConnections()
})

it('acceptTls ends silent connections and those in a handshake when it ends, and the others when they are answered', async () => {
  const { server, endOthers, port, overTls, asked, answerSlow } = await aServer()
  const others = await Promise.all([silent(port), silent(port, HANDSHAKE)])
  const answer = overTls('/slow')
  await asked
  const ended = Promise.all(others.map((socket) => once(socket, 'close')))
  const closed = once(server, 'close')
  server.close()
  endOthers()
  await ended
  answerSlow()
  expect(await answer).toBe('https /slow')
  // The server knows the TLS connection as its own, so no connection has to be cut off.
  server.closeIdleConnections()
  await closed
})

it('acceptTls ends a TLS connection that is idle after a request, as the server ends a plain one', async () => {
  const { server, port } = await aServer({ keepAliveTimeout: 1 })
  const secure = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
  secure.write('GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await text(secure)).toContain('https /a')
  server.close()
})

it.each([
  ['sends nothing', undefined],
  ['begins a handshake and stops', HANDSHAKE],
])('acceptTls ends a connection that %s', async (_, first) => {
  const { server, port } = await aServer({ longestSilenceMs: 1 })
  const socket = await silent(port, first)
  if (!socket.closed) await once(socket, 'close')
  server.close()
})
