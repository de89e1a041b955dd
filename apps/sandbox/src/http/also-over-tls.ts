import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import type { OwnCertificate } from './own-certificate.ts'

/** The first byte of a TLS connection; no HTTP request begins with it. */
const TLS_HANDSHAKE = 0x16

/** What becomes of the connections that a plain server knows nothing of: those over TLS and those that are silent. */
export interface OtherConnections {
  /** Ends those on which no request runs now, and each of the others once its request is answered. */
  drain(): void
  /** Ends all. */
  cutOff(): void
}

/**
 * Lets a server take TLS on the port where it takes plain HTTP: clients that contact real-time over HTTPS only then
 * need no other host or port. The first byte of a connection tells which of the two it is.
 */
export function alsoOverTls(server: Server, certificate: OwnCertificate): OtherConnections {
  /** Requests that run on each connection that no server counts. */
  const running = new Map<Socket, number>()
  let isDraining = false
  const secure = createServer(certificate, (request, response) => {
    count(request.socket, 1)
    response.once('close', () => count(request.socket, -1))
    server.emit('request', request, response)
  })
  // A client that does not trust the certificate hangs up; that is its decision.
  secure.on('tlsClientError', (_, socket) => socket.destroy())
  secure.on('secureConnection', watch)
  const takePlain = server.listeners('connection')
  server.removeAllListeners('connection')
  // Neither server knows of a connection before it has said something.
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    watch(socket)
    take(socket)
  })
  return {
    drain() {
      isDraining = true
      for (const [socket, requests] of running) if (requests === 0) socket.destroy()
    },
    cutOff() {
      for (const socket of open) socket.destroy()
    },
  }

  function watch(socket: Socket): void {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  }

  function count(socket: Socket, change: 1 | -1): void {
    const requests = running.get(socket)
    if (requests === undefined) return
    running.set(socket, requests + change)
    if (isDraining && requests + change === 0) socket.end()
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
    // From here on a server looks after it, and over TLS the connection inside it is watched.
    running.delete(socket)
    socket.unshift(first)
    if (first[0] === TLS_HANDSHAKE) secure.emit('connection', socket)
    else for (const takePlainly of takePlain) takePlainly.call(server, socket)
  }
}
