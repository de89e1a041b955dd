import { afterEach, describe, expect, it, vi } from 'vitest'

// Engines of older React Native, Hermes before 2025 among them, lack these.
const MISSING = ['TextDecoder', 'TextEncoder', 'btoa', 'atob', 'queueMicrotask', 'structuredClone']

describe('an engine without texts and base64', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('imports real-time and encryption', async () => {
    vi.resetModules()
    for (const name of MISSING) vi.stubGlobal(name, undefined)
    await expect(import('../../src/realtime/index.ts')).resolves.toHaveProperty('messages')
    await expect(import('../../src/crypto/index.ts')).resolves.toHaveProperty('createCipher')
  })

  it('is told by the first call of a cipher what is missing', async () => {
    const { createCipher } = await import('../../src/crypto/index.ts')
    const cipher = createCipher({ cipherKey: 'enigma' })
    for (const name of ['TextDecoder', 'btoa', 'atob']) vi.stubGlobal(name, undefined)
    const bytes = new ArrayBuffer(32)
    const calls = await Promise.allSettled([
      cipher.encryptMessage({}),
      cipher.decryptMessage('AA=='),
      cipher.encrypt('a'),
      cipher.decrypt('AA=='),
      cipher.encryptFile(bytes),
      cipher.decryptFile(bytes),
    ])
    const message = 'This engine has no TextDecoder, btoa, atob. Install a polyfill.'
    for (const call of calls)
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', message } })
  })
})

describe('an engine whose URL has no origin', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('connects to the host that the application names', async () => {
    class OldUrl extends URL {
      override get origin(): string {
        throw new Error('not implemented')
      }
    }
    vi.stubGlobal('URL', OldUrl)
    const { serviceOf } = await import('../../src/realtime/service.ts')
    const engagement = {
      application: { pubnub_subscribe_key: 's', pubnub_publish_key: 'p', pubnub_origin: 'ps.pndsn.com' },
      profile: { id: 'me', access_token: 't' },
      internals: { isTrusted: () => false, warn: () => undefined },
    }
    expect(serviceOf(engagement as never, {}, 'https://ps1.pndsn.com')?.origin).toBe('https://ps.pndsn.com')
  })
})
