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
