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
  return importKey(new TextEncoder().encode(hex.slice(0, LEGACY_KEY_CHARACTERS)))
}

/** Returns Web Crypto, which browsers offer on secure pages only. @throws CryptoError `unavailable` if it is missing */
export function webCrypto(): WebCrypto {
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
  return new Uint8Array(await webCrypto().digest('SHA-256', new TextEncoder().encode(text)))
}

function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CipherKey> {
  return webCrypto().importKey('raw', bytes, AES, false, ['encrypt', 'decrypt'])
}
