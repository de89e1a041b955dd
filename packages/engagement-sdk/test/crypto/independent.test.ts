import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCipher, readableMessage } from '../../src/crypto/index.ts'

// Node's own crypto, put together from docs/contract/realtime.md, 'Encryption', and not from this package.
const sha256 = (key: string) => createHash('sha256').update(key, 'utf8')
const HEADER_START = Buffer.from('PNED\x01ACRH\x10', 'latin1')
const STATIC_IV = Buffer.from('0123456789012345', 'latin1')

function encrypted(key: Buffer, iv: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([cipher.update(plain), cipher.final()])
}
function decrypted(key: Buffer, iv: Buffer, content: Buffer): Buffer {
  const cipher = createDecipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([cipher.update(content), cipher.final()])
}
const headerKey = (key: string) => sha256(key).digest()
const legacyKey = (key: string) => Buffer.from(sha256(key).digest('hex').slice(0, 32), 'latin1')

const written = {
  header(key: string, plain: Buffer, iv = randomBytes(16)) {
    return Buffer.concat([HEADER_START, iv, encrypted(headerKey(key), iv, plain)])
  },
  random(key: string, plain: Buffer, iv = randomBytes(16)) {
    return Buffer.concat([iv, encrypted(legacyKey(key), iv, plain)])
  },
  static: (key: string, plain: Buffer) => encrypted(legacyKey(key), STATIC_IV, plain),
} as const

const KEYS = ['enigma', 'k', 'ключ 🔑 ātā', ' with spaces ', 'x'.repeat(500), '\u{feff}bom']
const MESSAGES: readonly unknown[] = [
  '',
  0,
  null,
  false,
  [],
  {},
  'a'.repeat(14),
  'a'.repeat(13),
  { text: 'kōrero 🏉 \u2028 \u0000 "quoted"' },
  '\u{feff}begins with a mark of byte order',
  { big: 'z'.repeat(300_000) },
]
const bufferOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer
const json = (message: unknown) => Buffer.from(JSON.stringify(message), 'utf8')

describe.each(KEYS)('under the key %j', (key) => {
  const cipher = createCipher({ cipherKey: key })

  it.each(['header', 'random', 'static'] as const)(
    'reads what another implementation wrote in the %s form',
    async (form) => {
      for (const message of MESSAGES) {
        const text = written[form](key, json(message)).toString('base64')
        expect(await readableMessage(cipher, text)).toEqual({ message })
      }
    },
  )

  it('is decrypted by another implementation', async () => {
    for (const message of MESSAGES) {
      const sealed = Buffer.from(await cipher.encryptMessage(message), 'base64')
      expect(sealed.subarray(0, 10)).toEqual(HEADER_START)
      const plain = decrypted(headerKey(key), sealed.subarray(10, 26), sealed.subarray(26))
      expect(plain.toString('utf8')).toBe(JSON.stringify(message))
    }
  })

  it('reads files of every length around a block, and empty ones, in both directions, and legacy files', async () => {
    for (const length of [0, 1, 15, 16, 17, 31, 32, 33, 70_000]) {
      const file = randomBytes(length)
      const sealed = Buffer.from(await cipher.encryptFile(bufferOf(file)))
      expect(decrypted(headerKey(key), sealed.subarray(10, 26), sealed.subarray(26))).toEqual(file)
      for (const form of ['header', 'random'] as const) {
        const read = await cipher.decryptFile(bufferOf(written[form](key, file)))
        expect(Buffer.from(read)).toEqual(file)
      }
    }
  })
})

const good = written.header('enigma', json({ hello: 'world' }), Buffer.alloc(16, 9))
const changed = (at: number, byte: number) => {
  const bytes = Buffer.from(good)
  bytes[at] = byte
  return bytes
}
/** A header with 300 bytes of metadata, whose length has the long form. */
const longForm = Buffer.concat([
  good.subarray(0, 9),
  Buffer.from([0xff, 1, 44]),
  Buffer.alloc(300, 1),
  good.subarray(26),
])

// Further ones are among the vectors of the contract.
describe('readableMessage', () => {
  const cipher = createCipher({ cipherKey: 'enigma' })

  it.each<readonly [string, Buffer]>([
    ...Array.from(
      { length: 26 },
      (_, length) => [`cut to ${length} bytes`, good.subarray(0, length)] as const,
    ),
    ['half a block after the header', good.subarray(0, 34)],
    ['one byte too many', Buffer.concat([good, Buffer.alloc(1)])],
    ...[127, 128, 255].map((version) => [`version ${version}`, changed(4, version)] as const),
    ['a lower-case identifier', Buffer.concat([good.subarray(0, 5), Buffer.from('acrh'), good.subarray(9)])],
    ['no metadata', Buffer.concat([good.subarray(0, 9), Buffer.from([0]), good.subarray(26)])],
    ['15 bytes of metadata', changed(9, 15)],
    ['17 bytes of metadata', changed(9, 17)],
    ['more metadata than there is', changed(9, 254)],
    ['the long form, of the wrong size for an initialisation vector', longForm],
    ['the long form, cut in its length', Buffer.concat([good.subarray(0, 9), Buffer.from([0xff, 1])])],
    ['another key in the static form', written.static('Enigma', json({ hello: 'world' }))],
    ['the header key without a header', encrypted(headerKey('enigma'), STATIC_IV, json({ hello: 'world' }))],
    ['text that is not JSON', written.header('enigma', Buffer.from('hello'))],
    ['bytes that are not UTF-8', written.header('enigma', Buffer.from([0x22, 0xc3, 0x28, 0x22]))],
    ['nothing, well padded, in the header form', written.header('enigma', Buffer.alloc(0))],
    ['nothing, well padded, in the random form', written.random('enigma', Buffer.alloc(0))],
    ['a lower-case sentinel', Buffer.concat([Buffer.from('pned'), good.subarray(4)])],
  ])('returns %s unchanged, with the reason', async (_what, bytes) => {
    const raw = bytes.toString('base64')
    const { message, error } = await readableMessage(cipher, raw)
    expect(message).toBe(raw)
    expect(error).toMatch(/^Error while decrypting message content: ./)
  })

  it.each([
    ['a missing padding', good.toString('base64').replace(/=+$/, '')],
    ['a line break', `${good.toString('base64').slice(0, 20)}\n${good.toString('base64').slice(20)}`],
    ['a space at the end', `${good.toString('base64')} `],
    ['padding in the middle', `UE5F=${good.toString('base64').slice(5)}`],
  ])('returns base64 with %s unchanged, with the reason', async (_what, raw) => {
    const { message, error } = await readableMessage(cipher, raw)
    expect(message).toBe(raw)
    expect(error).toMatch(/^Error while decrypting message content: ./)
  })

  it.each(['random', 'static'] as const)(
    'rejects the %s form if no legacy form is configured',
    async (form) => {
      const strict = createCipher({ cipherKey: 'enigma', legacy: false })
      const text = written[form]('enigma', json(1)).toString('base64')
      await expect(strict.decryptMessage(text)).rejects.toMatchObject({ code: 'unknown-cryptor' })
      const file = bufferOf(written[form]('enigma', json(1)))
      await expect(strict.decryptFile(file)).rejects.toMatchObject({ code: 'unknown-cryptor' })
    },
  )

  it('returns objects, numbers and null unchanged, marked as plaintext', async () => {
    for (const message of [{ a: 1 }, [1], 7, true, null]) {
      expect(await readableMessage(cipher, message)).toEqual({ message, isPlaintext: true })
    }
  })
})
