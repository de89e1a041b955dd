import { assert, asyncProperty, jsonValue, string, uint8Array } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createCipher, readableMessage } from './cipher.ts'

const HELLO = '{"hello":"world"}'
const RANDOM_FORM = 'AAECAwQFBgcICQoLDA0OD/jcPswR8UNRHmX4zRnBnwQgTD8VO0w7n3H7F/bivb9j'
const STATIC_FORM = 'VPBUKFwZx3Sab/2T8rSV30tRcDSQK5ZLmNRgTXGpBzc='
const cipher = createCipher({ cipherKey: 'enigma' })

const flipped = (text: string) => `${text.slice(0, -4)}AAA=`

describe('createCipher', () => {
  it('decrypts every message and file that it encrypted, with any key', async () => {
    await assert(
      asyncProperty(
        string({ minLength: 1, unit: 'grapheme' }),
        jsonValue(),
        uint8Array(),
        async (cipherKey, message, file) => {
          const any = createCipher({ cipherKey })
          expect(await any.decryptMessage(await any.encryptMessage(message))).toEqual(
            JSON.parse(JSON.stringify(message)),
          )
          const copy = Uint8Array.from(file).buffer
          expect(await any.decryptFile(await any.encryptFile(copy))).toEqual(copy)
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([
    [undefined, 'undefined'],
    ['', 'empty'],
    [42, 'number'],
  ])('refuses the key %j', (cipherKey, given) => {
    // Untyped callers pass anything.
    expect(() => createCipher({ cipherKey } as never)).toThrow(
      expect.objectContaining({
        code: 'unsupported-input',
        message: `cipherKey is ${given}. Give the shared secret, a text.`,
      }),
    )
  })

  it('decrypts 64 KB of mixed text', async () => {
    const message = { text: 'kōrero 🏉 '.repeat(6000) }
    expect(await cipher.decryptMessage(await cipher.encryptMessage(message))).toEqual(message)
  })

  it('uses a new initialisation vector for each message', async () => {
    expect(await cipher.encryptMessage(1)).not.toBe(await cipher.encryptMessage(1))
  })

  it('derives each key once, however many messages it reads', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest')
    const fresh = createCipher({ cipherKey: 'enigma' })
    await Promise.all([1, 2, 3].map(async (each) => fresh.decryptMessage(await fresh.encryptMessage(each))))
    await fresh.decryptMessage(RANDOM_FORM)
    await fresh.decryptMessage(STATIC_FORM)
    expect(digest).toHaveBeenCalledTimes(2)
  })

  it('distinguishes the two legacy forms by the decrypted content', async () => {
    expect(await cipher.decryptMessage(RANDOM_FORM)).toEqual(JSON.parse(HELLO))
    expect(await cipher.decryptMessage(STATIC_FORM)).toEqual(JSON.parse(HELLO))
  })

  it.each(['', 'AA==', 'UE5FRAE=', 'UE5FRIA=', 'UE5FRP8=', flipped(STATIC_FORM), 'not base64!', 'abc'])(
    'returns %j unchanged, with the reason',
    async (text) => {
      const read = await readableMessage(cipher, text)
      expect(read.message).toBe(text)
      expect(read.error).toMatch(/^Error while decrypting message content: /)
    },
  )

  it('rejects ciphertext that is not whole blocks', async () => {
    const sealed = await cipher.encryptFile('hello')
    await expect(cipher.decryptFile(sealed.slice(0, -1))).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('rejects empty content, except that a file may be empty', async () => {
    const empty = new ArrayBuffer(0)
    await expect(cipher.encryptMessage(undefined)).rejects.toMatchObject({ code: 'empty-content' })
    await expect(cipher.decryptMessage('')).rejects.toMatchObject({ code: 'empty-content' })
    await expect(cipher.decryptFile(empty)).rejects.toMatchObject({ code: 'empty-content' })
  })

  it('accepts a string or an ArrayBuffer as a file and names any other type in the error', async () => {
    const text = await cipher.decryptFile(await cipher.encryptFile('kia ora'))
    expect(new TextDecoder().decode(text)).toBe('kia ora')
    for (const content of [new Blob(['a']), new Uint8Array(2), null]) {
      // @ts-expect-error what callers without types may pass
      await expect(cipher.encryptFile(content)).rejects.toThrow(
        'Cannot encrypt this file. In browsers file encryption supports only string or ArrayBuffer',
      )
      // @ts-expect-error what callers without types may pass
      await expect(cipher.decryptFile(content)).rejects.toThrow(
        'Cannot decrypt this file. In browsers file decryption supports only string or ArrayBuffer',
      )
    }
  })

  it.each([
    ['crypto.subtle', { getRandomValues: (bytes: Uint8Array) => bytes }],
    ['crypto', undefined],
  ])('rejects with code `unavailable` if %s is missing', async (_, crypto) => {
    vi.stubGlobal('crypto', crypto)
    const cipher = createCipher({ cipherKey: 'enigma' })
    await expect(cipher.encryptMessage('a')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(cipher.decryptFile(new ArrayBuffer(32))).rejects.toMatchObject({ code: 'unavailable' })
  })
})
