import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { array, number, object, enum as oneOf, optional, parse, string } from 'zod/mini'
import { headerBytes, headerParts } from '../../src/crypto/format.ts'
import { createCipher, type LegacyForm, readableMessage } from '../../src/crypto/index.ts'

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

const forms: Record<string, LegacyForm> = {
  acrh: 'either',
  'acrh-only': 'none',
  'legacy-random': 'random',
  'legacy-static': 'static',
}

function bytesFromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function bufferFromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer
}

/** A cipher that draws the initialisation vector of the vector. */
function cipherFor(vector: (typeof vectors)[number], legacy?: LegacyForm) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(bytesFromHex(vector.ivHex ?? ''))
    return array
  })
  return createCipher({ cipherKey: vector.cipherKey ?? '', legacy })
}

afterEach(() => void vi.restoreAllMocks())

describe('message vectors', () => {
  it.each(of('positive', 'message'))('reads $id ($scheme)', async (vector) => {
    const text = vector.ciphertextBase64 ?? ''
    const plain = await cipherFor(vector, forms[vector.scheme ?? '']).decrypt(text)
    expect(new TextDecoder().decode(plain)).toBe(vector.plaintext)
  })

  it.each(of('positive', 'message').filter((each) => each.plaintext?.startsWith('plain') === false))(
    'reads $id without knowing its form',
    async (vector) => {
      const message = await cipherFor(vector).decryptMessage(vector.ciphertextBase64 ?? '')
      expect(JSON.stringify(message)).toBe(vector.plaintext)
    },
  )

  it.each(of('positive', 'message').filter((each) => each.scheme === 'acrh'))(
    'writes the bytes of $id',
    async (vector) => {
      const sealed = await cipherFor(vector).encrypt(vector.plaintext ?? '')
      expect(new Uint8Array(sealed)).toEqual(new Uint8Array(bufferFromBase64(vector.ciphertextBase64 ?? '')))
    },
  )

  it.each(of('negative', 'message'))('returns $id unchanged, with the reason: $what', async (vector) => {
    const cipher = cipherFor(vector, forms[vector.readWithScheme ?? ''])
    const raw = vector.ciphertextBase64 ?? ''
    const read = await readableMessage(cipher, raw)
    expect(read.message).toBe(raw)
    expect(read.error).toMatch(/^Error while decrypting message content: ./)
  })

  it.each(of('edge', 'message'))('refuses the empty text of $id', async (vector) => {
    await expect(cipherFor(vector).encrypt(vector.plaintext ?? '')).rejects.toThrow(
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

describe('header vectors', () => {
  it.each(of('positive', 'header'))('writes and reads $id: $metadataBytes bytes of metadata', (vector) => {
    const metadata = new Uint8Array(vector.metadataBytes ?? 0).fill(7)
    const id = vector.cryptorId ?? ''
    const bytes = headerBytes(id, metadata)
    expect(bytes).toEqual(
      Uint8Array.from([...bytesFromHex(vector.headerWithoutMetadataHex ?? ''), ...metadata]),
    )
    expect(headerParts(bytes)).toEqual({ id, metadata, content: new Uint8Array(0) })
  })
})
