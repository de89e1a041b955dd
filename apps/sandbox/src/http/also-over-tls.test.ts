import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { alsoOverTls } from './also-over-tls.ts'
import { makeOwnCertificate } from './own-certificate.ts'

describe('makeOwnCertificate', () => {
  it('names the loopback addresses, is signed with its own key and lasts a year', () => {
    const now = Date.parse('2024-04-27T05:30:00Z')
    const { cert } = makeOwnCertificate(now)
    const certificate = new X509Certificate(cert)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.checkHost('localhost')).toBe('localhost')
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(Date.parse(certificate.validFrom)).toBe(now)
    expect(Date.parse(certificate.validTo)).toBe(Date.parse('2025-04-27T05:30:00Z'))
  })
})

describe('alsoOverTls', () => {
  it('answers both on one port, to clients that trust the certificate', async () => {
    const certificate = makeOwnCertificate()
    const server = createServer((request, response) => {
      response.end(`${'encrypted' in request.socket ? 'https' : 'http'} ${request.url}`)
    })
    const end = alsoOverTls(server, certificate)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const plain = await fetch(`http://localhost:${port}/a`)
    expect(await plain.text()).toBe('http /a')
    const [secure] = await once(
      get({ host: 'localhost', port, path: '/b', ca: certificate.cert, agent: false }),
      'response',
    )
    expect(await text(secure)).toBe('https /b')
    await expect(fetch(`https://localhost:${port}/c`)).rejects.toThrow('fetch failed')
    const closed = once(server, 'close')
    server.close()
    end()
    await closed
  })
})
