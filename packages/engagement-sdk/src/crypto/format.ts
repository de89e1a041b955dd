import { CryptoError } from './crypto-error.ts'

const SENTINEL = [0x50, 0x4e, 0x45, 0x44] // 'PNED'
const VERSION = 1
const ID_OFFSET = 5
const LENGTH_OFFSET = 9
const LONG_LENGTH = 0xff

/** The parts of data that begins with a header: the id of the cryptor, its metadata for decryption, the ciphertext. */
export interface HeaderParts {
  readonly id: string
  readonly metadata: Uint8Array<ArrayBuffer>
  readonly content: Uint8Array<ArrayBuffer>
}

/**
 * Returns the header that precedes a ciphertext: sentinel, version, four characters of id, metadata length, metadata.
 * Lengths of 255 and more have the long form, FF and 16 bits big-endian.
 */
export function headerBytes(id: string, metadata: Uint8Array): Uint8Array<ArrayBuffer> {
  const length =
    metadata.length < LONG_LENGTH
      ? [metadata.length]
      : [LONG_LENGTH, metadata.length >> 8, metadata.length & 0xff]
  const idBytes = Array.from(id, (character) => character.charCodeAt(0))
  return Uint8Array.from([...SENTINEL, VERSION, ...idBytes, ...length, ...metadata])
}

/**
 * Splits data into the parts of its header form; returns `undefined` for data without a header, which is a legacy form.
 *
 * @throws CryptoError for a header that is incomplete, of another version or not canonical
 */
export function headerParts(bytes: Uint8Array<ArrayBuffer>): HeaderParts | undefined {
  if (bytes.length < SENTINEL.length) throw unreadable('invalid header version')
  if (SENTINEL.some((byte, index) => bytes[index] !== byte)) return undefined
  const version = bytes[SENTINEL.length]
  if (version === undefined) throw unreadable('invalid header version')
  // Version 0 does not exist; readers that let it through accept forged headers.
  if (version !== VERSION) throw new CryptoError('unknown-cryptor', 'unknown cryptor error')
  if (bytes.length < LENGTH_OFFSET) throw unreadable('invalid cryptor identifier')
  const { length, start } = metadataLength(bytes)
  if (bytes.length < start + length) throw unreadable('invalid metadata')
  return {
    id: String.fromCharCode(...bytes.subarray(ID_OFFSET, LENGTH_OFFSET)),
    metadata: bytes.subarray(start, start + length),
    content: bytes.subarray(start + length),
  }
}

function metadataLength(bytes: Uint8Array): { length: number; start: number } {
  const [short, high, low] = bytes.subarray(LENGTH_OFFSET, LENGTH_OFFSET + 3)
  if (short !== undefined && short !== LONG_LENGTH) return { length: short, start: LENGTH_OFFSET + 1 }
  if (high === undefined || low === undefined || high * 256 + low < LONG_LENGTH)
    throw unreadable('invalid metadata length')
  return { length: high * 256 + low, start: LENGTH_OFFSET + 3 }
}

function unreadable(detail: string): CryptoError {
  return new CryptoError('unreadable', `decryption error. ${detail}`)
}

// Arguments of one call live on the stack; 32 Ki of them is far below every engine's limit.
const CHUNK = 0x8000

/** Returns the standard padded base64 of bytes. */
export function base64FromBytes(bytes: Uint8Array): string {
  requireEngine()
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
  requireEngine()
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
