import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import type { OwnCertificate } from './own-certificate.ts'

/** The first byte of a TLS connection; no HTTP request begins with it. */
const TLS_HANDSHAKE = 0x16

/**
 * Lets a server take TLS on the port where it takes plain HTTP: clients that contact real-time over HTTPS only then
 * need no other host or port. The first byte of a connection tells which of the two it is.
 *
 * @returns what ends every connection
 */
export function alsoOverTls(server: Server, certificate: OwnCertificate): () => void {
  const secure = createServer(certificate, (request, response) => server.emit('request', request, response))
  // A client that does not trust the certificate hangs up; that is its decision.
  secure.on('tlsClientError', (_, socket) => socket.destroy())
  const takePlain = server.listeners('connection')
  server.removeAllListeners('connection')
  // Neither server knows of a connection before it has said something.
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    take(socket)
  })
  return () => {
    for (const socket of open) socket.destroy()
  }

  function take(socket: Socket): void {
    const giveUp = () => socket.destroy()
    const first: Buffer | null = socket.read(1)
    if (first === null) {
      socket.once('error', giveUp)
      socket.once('readable', () => {
        socket.off('error', giveUp)
        // Readable without a byte is the end of a connection that said nothing.
        if (!socket.readableEnded) take(socket)
      })
      return
    }
    socket.unshift(first)
    if (first[0] === TLS_HANDSHAKE) secure.emit('connection', socket)
    else for (const takePlainly of takePlain) takePlainly.call(server, socket)
  }
}
