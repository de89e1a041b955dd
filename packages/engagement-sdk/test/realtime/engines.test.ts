import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCipher } from '../../src/crypto/index.ts'
import { serviceOf } from '../../src/realtime/service.ts'

describe('an engine without texts and base64, such as Hermes before 2025', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('names what is missing in the first call of a cipher', async () => {
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

describe('an engine whose URL has no origin', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('connects to the host that the application names', () => {
    class OldUrl {
      get origin(): string {
        throw new Error('not implemented')
      }
    }
    vi.stubGlobal('URL', OldUrl)
    const engagement = {
      application: { pubnub_subscribe_key: 's', pubnub_publish_key: 'p', pubnub_origin: 'ps.pndsn.com' },
      profile: { id: 'me', access_token: 't' },
      internals: { isTrusted: () => false, disposal: {} },
    }
    expect(serviceOf(engagement as never, undefined, 'https://ps1.pndsn.com')?.origin).toBe(
      'https://ps.pndsn.com',
    )
  })
})
