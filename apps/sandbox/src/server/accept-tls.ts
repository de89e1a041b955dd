import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'

/** The first byte of a TLS connection; no HTTP request begins with it. */
const TLS_HANDSHAKE = 0x16

/** Milliseconds until a connection must have sent its first byte, and then have finished its handshake. */
const LONGEST_SILENCE_MS = 60_000

/**
 * Lets a server accept TLS on the port where it accepts plain HTTP: clients that contact real-time over HTTPS only then
 * need no other host or port. The first byte of a connection distinguishes the two. After its handshake a TLS connection
 * belongs to the same server as a plain one, with the same timeouts for idle connections and slow requests.
 * @returns what ends the connections that the server does not know: those that have sent nothing yet and those in a handshake
 */
export function acceptTls(
  server: Server,
  certificate: { readonly key: string; readonly cert: string },
  { longestSilenceMs = LONGEST_SILENCE_MS }: { readonly longestSilenceMs?: number } = {},
): () => void {
  const takePlain = server.listeners('connection')
  const unknown = new Map<string, Socket>()
  const secure = createServer({ ...certificate, handshakeTimeout: longestSilenceMs }, serve)
  // A client that does not trust the certificate hangs up; that is its decision.
  secure.on('tlsClientError', (_, socket) => socket.destroy())
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    unknown.set(peer, socket)
    socket.once('close', () => unknown.delete(peer))
    socket.once('error', () => socket.destroy())
    socket.setTimeout(longestSilenceMs, () => {
      if (unknown.has(peer)) socket.destroy()
    })
    socket.once('readable', () => distribute(socket))
  })
  return () => {
    for (const socket of unknown.values()) socket.destroy()
  }

  function distribute(socket: Socket): void {
    const first: Buffer | null = socket.read(1)
    // Readable without a byte is the end of a connection that sent nothing.
    if (first === null) return
    socket.setTimeout(0)
    socket.unshift(first)
    if (first[0] === TLS_HANDSHAKE) secure.emit('connection', socket)
    else serve(socket)
  }

  function serve(socket: Socket): void {
    unknown.delete(peerOf(socket))
    for (const takePlainly of takePlain) takePlainly.call(server, socket)
  }
}

/** Identifies a connection: its TLS socket has the same peer as the socket below it. */
function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}

const DNS_NAME = 2
const IP_ADDRESS = 7
const LIFE_MS = 365 * 24 * 60 * 60 * 1000

/** Creates a self-signed certificate for this machine's loopback names. It is valid for a year. */
export async function makeOwnCertificate(now: number = Date.now()) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Touchline sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now),
    notAfterDate: new Date(now + LIFE_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: DNS_NAME, value: 'localhost' },
          { type: IP_ADDRESS, ip: '127.0.0.1' },
          { type: IP_ADDRESS, ip: '::1' },
        ],
      },
    ],
  })
  return { key, cert }
}
