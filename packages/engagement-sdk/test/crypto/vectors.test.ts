import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { array, number, object, enum as oneOf, optional, parse, string } from 'zod/mini'
import { createCipher, readableMessage } from '../../src/crypto/index.ts'

const vectorsSchema = object({
  vectors: array(
    object({
      id: string(),
      kind: oneOf(['positive', 'negative', 'edge']),
      level: oneOf(['message', 'file', 'header']),
      scheme: optional(string()),
      readWithScheme: optional(string()),
      what: optional(string()),
      cipherKey: optional(string()),
      ivHex: optional(string()),
      plaintext: optional(string()),
      plaintextHex: optional(string()),
      ciphertextBase64: optional(string()),
      cryptorId: optional(string()),
      metadataBytes: optional(number()),
      headerWithoutMetadataHex: optional(string()),
    }),
  ),
})
const { vectors } = parse(
  vectorsSchema,
  JSON.parse(readFileSync(new URL('crypto-vectors.json', import.meta.url), 'utf8')),
)
const of = (kind: string, level: string) =>
  vectors.filter((each) => each.kind === kind && each.level === level)

function bytesFromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function bufferFromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer
}

/** Returns a cipher that draws the initialisation vector of the vector. */
function cipherFor(vector: (typeof vectors)[number]) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(bytesFromHex(vector.ivHex ?? ''))
    return array
  })
  return createCipher({
    cipherKey: vector.cipherKey ?? '',
    legacy: vector.readWithScheme !== 'acrh-only',
  })
}

afterEach(() => void vi.restoreAllMocks())

describe('message vectors', () => {
  const messages = of('positive', 'message')
  // One vector is no JSON: only a file can be any text.
  const json = messages.filter(({ plaintext }) => plaintext?.startsWith('plain') === false)

  it.each(json)('reads $id ($scheme) without knowing its form', async (vector) => {
    const message = await cipherFor(vector).decryptMessage(vector.ciphertextBase64 ?? '')
    expect(JSON.stringify(message)).toBe(vector.plaintext)
  })

  it.each(messages.filter(({ scheme }) => scheme === 'acrh'))(
    'writes and reads the bytes of $id',
    async (vector) => {
      const cipher = cipherFor(vector)
      const sealed = await cipher.encryptFile(vector.plaintext ?? '')
      expect(new Uint8Array(sealed)).toEqual(new Uint8Array(bufferFromBase64(vector.ciphertextBase64 ?? '')))
      const plain = await cipher.decryptFile(vector.ciphertextBase64 ?? '')
      expect(new TextDecoder().decode(plain)).toBe(vector.plaintext)
    },
  )

  it.each(json.filter(({ scheme }) => scheme === 'acrh'))('writes the text of $id', async (vector) => {
    const text = await cipherFor(vector).encryptMessage(JSON.parse(vector.plaintext ?? ''))
    expect(text).toBe(vector.ciphertextBase64)
  })

  it.each(of('negative', 'message'))('returns $id unchanged, with the reason: $what', async (vector) => {
    const raw = vector.ciphertextBase64 ?? ''
    const read = await readableMessage(cipherFor(vector), raw)
    expect(read.message).toBe(raw)
    expect(read.error).toMatch(/^Error while decrypting message content: ./)
  })

  it.each(of('edge', 'message'))('refuses the empty text of $id', async (vector) => {
    const { plaintext } = vector
    await expect(cipherFor(vector).encryptMessage(plaintext || undefined)).rejects.toThrow(
      'encryption error. empty content',
    )
  })
})

describe('file vectors', () => {
  it.each(of('positive', 'file'))('reads $id ($scheme)', async (vector) => {
    const plain = await cipherFor(vector).decryptFile(bufferFromBase64(vector.ciphertextBase64 ?? ''))
    expect(new Uint8Array(plain)).toEqual(bytesFromHex(vector.plaintextHex ?? ''))
  })

  it.each(of('positive', 'file').filter((each) => each.scheme === 'acrh'))(
    'writes the bytes of $id',
    async (vector) => {
      const sealed = await cipherFor(vector).encryptFile(bytesFromHex(vector.plaintextHex ?? '').buffer)
      expect(new Uint8Array(sealed)).toEqual(new Uint8Array(bufferFromBase64(vector.ciphertextBase64 ?? '')))
    },
  )
})

it.each(of('positive', 'header'))(
  'header vectors reads $id: $metadataBytes bytes of metadata',
  async (vector) => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const header = bytesFromHex(vector.headerWithoutMetadataHex ?? '')
    const sealed = Uint8Array.from([...header, ...new Uint8Array(vector.metadataBytes ?? 0)])
    // The header is complete, and its cryptor is another one.
    await expect(cipher.decryptFile(sealed.buffer)).rejects.toMatchObject({ code: 'unknown-cryptor' })
    const cut = cipher.decryptFile(sealed.buffer.slice(0, -1))
    await expect(cut).rejects.toMatchObject({
      code: 'unreadable',
      message: 'decryption error. invalid header',
    })
  },
)
