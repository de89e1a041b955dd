import { generate } from 'selfsigned'

/** A private key and the certificate that goes with it, as PEM. */
export interface OwnCertificate {
  readonly key: string
  readonly cert: string
}

const DNS_NAME = 2
const IP_ADDRESS = 7
const LIFE_MS = 365 * 24 * 60 * 60 * 1000

/** Creates a self-signed certificate for this machine's loopback names. It is valid for a year. */
export async function makeOwnCertificate(now: number = Date.now()): Promise<OwnCertificate> {
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
