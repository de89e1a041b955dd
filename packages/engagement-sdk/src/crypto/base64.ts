import { CryptoError } from './crypto-error.ts'

// Arguments of one call live on the stack; 32 Ki of them is far below every engine's limit.
const CHUNK = 0x8000

/** Returns the standard padded base64 of bytes. */
export function base64FromBytes(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}

/**
 * Returns the bytes of standard padded base64. Stricter than `atob`: no white space, no URL-safe letters, no missing padding.
 *
 * @throws CryptoError for anything else
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = decoded(text)
  // `atob` accepts white space and missing padding; then the lengths differ.
  if (binary === undefined || binary.length !== (text.length / 4) * 3 - paddingOf(text)) {
    throw new CryptoError('unreadable', 'decryption error. not base64')
  }
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

function decoded(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}

function paddingOf(text: string): number {
  if (!text.endsWith('=')) return 0
  return text.endsWith('==') ? 2 : 1
}
