import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer } from 'node:tls'
import type { OwnCertificate } from './own-certificate.ts'

/** The first byte of a TLS connection; no HTTP request begins with it. */
const TLS_HANDSHAKE = 0x16

/** Milliseconds until a connection must have sent its first byte, and then have finished its handshake. */
const LONGEST_SILENCE_MS = 60_000

/** The connections that the server does not know: those that have sent nothing yet and those in a handshake. */
export interface OtherConnections {
  /** Ends them. */
  drain(): void
  /** Ends every connection. */
  cutOff(): void
}

/**
 * Lets a server accept TLS on the port where it accepts plain HTTP: clients that contact real-time over HTTPS only then
 * need no other host or port. The first byte of a connection distinguishes the two. After its handshake a TLS connection
 * belongs to the same server as a plain one, with the same timeouts for idle connections and slow requests.
 */
export function acceptTls(
  server: Server,
  certificate: OwnCertificate,
  { longestSilenceMs = LONGEST_SILENCE_MS }: { readonly longestSilenceMs?: number } = {},
): OtherConnections {
  const takePlain = server.listeners('connection')
  const secure = createServer({ ...certificate, handshakeTimeout: longestSilenceMs }, (socket) => {
    for (const takePlainly of takePlain) takePlainly.call(server, socket)
  })
  // A client that does not trust the certificate hangs up; that is its decision.
  secure.on('tlsClientError', (_, socket) => socket.destroy())
  server.removeAllListeners('connection')
  const open = new Set<Socket>()
  const undecided = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    undecided.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      undecided.delete(socket)
    })
    socket.setTimeout(longestSilenceMs, giveUp)
    take(socket)

    function giveUp(): void {
      if (undecided.has(socket)) socket.destroy()
    }
  })
  return {
    drain() {
      for (const socket of undecided) socket.destroy()
    },
    cutOff() {
      for (const socket of open) socket.destroy()
    },
  }

  function take(socket: Socket): void {
    const giveUp = () => socket.destroy()
    const first: Buffer | null = socket.read(1)
    if (first === null) {
      socket.once('error', giveUp)
      socket.once('readable', () => {
        socket.off('error', giveUp)
        // Readable without a byte is the end of a connection that sent nothing.
        if (!socket.readableEnded) take(socket)
      })
      return
    }
    undecided.delete(socket)
    socket.setTimeout(0)
    socket.unshift(first)
    if (first[0] === TLS_HANDSHAKE) secure.emit('connection', socket)
    else for (const takePlainly of takePlain) takePlainly.call(server, socket)
  }
}
