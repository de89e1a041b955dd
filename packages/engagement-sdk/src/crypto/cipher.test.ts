import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCipher } from './cipher.ts'

const RANDOM_FORM = 'AAECAwQFBgcICQoLDA0OD/jcPswR8UNRHmX4zRnBnwQgTD8VO0w7n3H7F/bivb9j'
const STATIC_FORM = 'VPBUKFwZx3Sab/2T8rSV30tRcDSQK5ZLmNRgTXGpBzc='
const cipher = createCipher({ cipherKey: 'enigma' })

afterEach(() => void vi.unstubAllGlobals())

describe('createCipher', () => {
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

  it('rejects empty content, except that a file may be empty', async () => {
    const empty = new ArrayBuffer(0)
    await expect(cipher.encryptMessage(undefined)).rejects.toMatchObject({ code: 'empty-content' })
    await expect(cipher.decryptMessage('')).rejects.toMatchObject({ code: 'empty-content' })
    await expect(cipher.decryptFile(empty)).rejects.toMatchObject({ code: 'empty-content' })
    const header = (await cipher.encryptFile(empty)).slice(0, 26)
    await expect(cipher.decryptFile(header)).rejects.toMatchObject({ code: 'empty-content' })
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

  it('names what is missing in an engine such as Hermes before 2025', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    for (const name of ['TextDecoder', 'btoa', 'atob']) vi.stubGlobal(name, undefined)
    const bytes = new ArrayBuffer(32)
    const calls = await Promise.allSettled([
      cipher.encryptMessage({}),
      cipher.decryptMessage('AA=='),
      cipher.encryptFile(bytes),
      cipher.decryptFile(bytes),
    ])
    const message = 'This engine has no TextDecoder, btoa, atob. Install a polyfill.'
    for (const call of calls)
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', message } })
  })
})
