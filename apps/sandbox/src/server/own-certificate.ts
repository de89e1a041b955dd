import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A private key and the certificate that goes with it, as PEM. */
export interface OwnCertificate {
  readonly key: string
  readonly cert: string
}

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_ID = 0x06
const UTF8_TEXT = 0x0c
const UTC_TIME = 0x17
const VERSION_FIELD = 0xa0
const EXTENSIONS_FIELD = 0xa3
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

const ECDSA_WITH_SHA256 = '2a8648ce3d040302'
const COMMON_NAME = '550403'
const SUBJECT_ALTERNATIVE_NAME = '551d11'
const VERSION_3 = 2
const LIFE_MS = 365 * 24 * 60 * 60 * 1000

/** Creates a self-signed certificate for this machine's loopback names (RFC 5280). It is valid for a year. */
export function makeOwnCertificate(now: number = Date.now()): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = node(SEQUENCE, node(OBJECT_ID, hex(ECDSA_WITH_SHA256)))
  const commonName = node(
    SEQUENCE,
    node(OBJECT_ID, hex(COMMON_NAME)),
    node(UTF8_TEXT, Buffer.from('Touchline sandbox')),
  )
  const name = node(SEQUENCE, node(SET, commonName))
  const names = node(
    SEQUENCE,
    node(DNS_NAME, Buffer.from('localhost')),
    node(IP_ADDRESS, Buffer.from([127, 0, 0, 1])),
    node(IP_ADDRESS, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
  )
  const alternativeNames = node(
    SEQUENCE,
    node(OBJECT_ID, hex(SUBJECT_ALTERNATIVE_NAME)),
    node(OCTET_STRING, names),
  )
  const content = node(
    SEQUENCE,
    node(VERSION_FIELD, node(INTEGER, Buffer.from([VERSION_3]))),
    // A leading one keeps the number positive and of full length.
    node(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    node(SEQUENCE, utcTime(now), utcTime(now + LIFE_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    node(EXTENSIONS_FIELD, node(SEQUENCE, alternativeNames)),
  )
  const signature = node(BIT_STRING, Buffer.from([0]), sign('sha256', content, privateKey))
  const der = node(SEQUENCE, content, algorithm, signature)
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

/** One value of the certificate's encoding: its kind, the length of its content, its content. */
function node(kind: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  if (body.length < 128) return Buffer.concat([Buffer.from([kind, body.length]), body])
  const length = hex(body.length.toString(16).padStart(body.length < 256 ? 2 : 4, '0'))
  return Buffer.concat([Buffer.from([kind, 0x80 + length.length]), length, body])
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return node(UTC_TIME, Buffer.from(`${digits}Z`))
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex')
}
