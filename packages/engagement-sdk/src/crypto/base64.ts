import { CryptoError } from './crypto-error.ts'

// Arguments of one call live on the stack; 32 Ki of them is far below every engine's limit.
const CHUNK = 0x8000

/** Standard padded base64 of bytes. */
export function base64FromBytes(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}

/**
 * Bytes of standard padded base64. Stricter than `atob`: no white space, no URL-safe letters, no missing padding.
 *
 * @throws CryptoError for anything else
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    throw new CryptoError('unreadable', 'decryption error. not base64')
  }
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
