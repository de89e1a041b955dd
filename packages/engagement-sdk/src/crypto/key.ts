import { CryptoError } from './crypto-error.ts'

// Taken from the value, because not every library of types exports them.
type WebCrypto = typeof globalThis.crypto.subtle
/** A key that Web Crypto can encrypt and decrypt with. */
export type CipherKey = Awaited<ReturnType<WebCrypto['importKey']>>

const AES = { name: 'AES-CBC', length: 256 } as const
const LEGACY_KEY_CHARACTERS = 32

/** Returns the key of the header form: the SHA-256 of the cipher key's UTF-8 text. */
export async function headerKey(cipherKey: string): Promise<CipherKey> {
  return importKey(await sha256(cipherKey))
}

/**
 * Returns the key of the legacy forms: the first 32 characters of the lower-case hexadecimal SHA-256, as text. It has 128 bits of
 * entropy, so it is used for decryption only.
 */
export async function legacyKey(cipherKey: string): Promise<CipherKey> {
  const hex = Array.from(await sha256(cipherKey), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return importKey(utf8Bytes(hex.slice(0, LEGACY_KEY_CHARACTERS)))
}

/** What engines without it, such as Hermes before 2025, have to install. */
const NEEDED = ['TextEncoder', 'TextDecoder', 'btoa', 'atob']

/** Checks that the engine has what texts need. @throws CryptoError `unavailable` naming what is missing */
export function requireEngine(): void {
  const missing = NEEDED.filter((name) => Reflect.get(globalThis, name) === undefined)
  if (missing.length === 0) return
  throw new CryptoError('unavailable', `This engine has no ${missing.join(', ')}. Install a polyfill.`)
}

/** Returns the UTF-8 bytes of a text. @throws CryptoError `unavailable` when the engine cannot encode texts */
export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  requireEngine()
  return new TextEncoder().encode(text)
}

/** Returns Web Crypto, which browsers offer on secure pages only. @throws CryptoError `unavailable` if it is missing */
export function webCrypto(): WebCrypto {
  requireEngine()
  // The types claim that it always exists, but `subtle` is absent on plain-HTTP pages, and React Native has no `crypto` at all.
  const { subtle }: Partial<typeof globalThis.crypto> = globalThis.crypto ?? {}
  if (subtle === undefined) {
    throw new CryptoError(
      'unavailable',
      'Web Crypto is missing. Serve the page over https or from localhost, or install a polyfill of `crypto.subtle`.',
    )
  }
  return subtle
}

async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await webCrypto().digest('SHA-256', utf8Bytes(text)))
}

function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CipherKey> {
  return webCrypto().importKey('raw', bytes, AES, false, ['encrypt', 'decrypt'])
}
