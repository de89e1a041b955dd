import { CryptoError } from './crypto-error.ts'

type Bytes = Uint8Array<ArrayBuffer>
// Taken from the value, because not every library of types exports them.
type WebCrypto = typeof globalThis.crypto.subtle
/** A key that Web Crypto can encrypt and decrypt with. */
type CipherKey = Awaited<ReturnType<WebCrypto['importKey']>>

/** Options of {@link createCipher}. */
export interface CipherOptions {
  /** The shared secret, any text. */
  readonly cipherKey: string
  /** Also reads the legacy forms, which have no header. @default true */
  readonly legacy?: boolean | undefined
}

/** Encrypts into the header form, decrypts the header form and the legacy forms. Keys are derived once. */
export interface Cipher {
  /** Encrypts a message into the base64 text that is published. @throws CryptoError for a value without JSON text */
  encryptMessage(message: unknown): Promise<string>
  /** Decrypts a published base64 text into its message. @throws CryptoError when it cannot be read */
  decryptMessage(text: string): Promise<unknown>
  /** Encrypts a file, also an empty one. @throws CryptoError for anything but a string or an ArrayBuffer */
  encryptFile(content: string | ArrayBuffer): Promise<ArrayBuffer>
  /** Decrypts a file; a string is read as base64. @throws CryptoError for empty or unreadable content */
  decryptFile(content: string | ArrayBuffer): Promise<ArrayBuffer>
}

const CRYPTOR_ID = 'ACRH'
const AES = { name: 'AES-CBC', length: 256 } as const
const IV_LENGTH = 16
const STATIC_IV = '0123456789012345'
const LEGACY_KEY_CHARACTERS = 32

/**
 * Creates a cipher for one shared key.
 *
 * @throws CryptoError `unsupported-input` without a key: anyone could decrypt content that was encrypted with an empty key
 * @example const cipher = createCipher({ cipherKey: 'enigma' })
 * await cipher.decryptMessage(await cipher.encryptMessage({ hello: 'world' })) //=> { hello: 'world' }
 */
export function createCipher({ cipherKey, legacy = true }: CipherOptions): Cipher {
  if (typeof cipherKey !== 'string' || cipherKey === '') {
    const given = cipherKey === '' ? 'empty' : typeof cipherKey
    throw new CryptoError('unsupported-input', `cipherKey is ${given}. Give the shared secret, a text.`)
  }
  const headerKey = once(async () => importKey(await sha256(cipherKey)))
  // The hexadecimal text of half a hash: 128 bits of entropy, so it is used for decryption only.
  const legacyKey = once(async () => {
    const hex = Array.from(await sha256(cipherKey), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return importKey(utf8Bytes(hex.slice(0, LEGACY_KEY_CHARACTERS)))
  })

  async function encrypt(plain: Bytes): Promise<Bytes> {
    const subtle = webCrypto()
    const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
    const content = await subtle.encrypt({ ...AES, iv }, await headerKey(), plain)
    const sealed = new Uint8Array(HEADER_START.length + IV_LENGTH + content.byteLength)
    sealed.set(HEADER_START)
    sealed.set(iv, HEADER_START.length)
    sealed.set(new Uint8Array(content), HEADER_START.length + IV_LENGTH)
    return sealed
  }

  /** Decrypts the header form, or with `decryptLegacy` anything else. */
  async function decrypt<T>(
    sealed: Bytes,
    accept: (plain: ArrayBuffer) => T,
    decryptLegacy: (as: (iv: Bytes, content: Bytes) => Promise<T>) => Promise<T>,
  ): Promise<T> {
    if (sealed.length === 0) throw new CryptoError('empty-content', 'decryption error. empty content')
    const parts = headerParts(sealed)
    if (parts?.id === CRYPTOR_ID) return accept(await decipher(parts.metadata, parts.content, headerKey))
    if (parts !== undefined || !legacy) throw unknownCryptor()
    return decryptLegacy(async (iv, content) => accept(await decipher(iv, content, legacyKey)))
  }

  return {
    async encryptMessage(message) {
      webCrypto()
      const plain = utf8Bytes(JSON.stringify(message) ?? '')
      if (plain.length === 0) throw new CryptoError('empty-content', 'encryption error. empty content')
      return base64FromBytes(await encrypt(plain))
    },
    async decryptMessage(text) {
      webCrypto()
      const sealed = bytesFromBase64(text)
      // Nothing names the legacy form. Static is tried first: the random form read as static begins with 16 random bytes and is
      // never JSON, while the static form read as random lacks its first 16 bytes, and the rest may be JSON by chance.
      return decrypt(sealed, parseJson, (as) =>
        as(utf8Bytes(STATIC_IV), sealed).catch(() =>
          as(sealed.subarray(0, IV_LENGTH), sealed.subarray(IV_LENGTH)),
        ),
      )
    },
    async encryptFile(content) {
      webCrypto()
      requireFile(content, 'encrypt')
      const plain = typeof content === 'string' ? utf8Bytes(content) : new Uint8Array(content)
      return (await encrypt(plain)).buffer
    },
    async decryptFile(content) {
      webCrypto()
      requireFile(content, 'decrypt')
      const sealed = typeof content === 'string' ? bytesFromBase64(content) : new Uint8Array(content)
      // Legacy files are always of the random form.
      return decrypt(
        sealed,
        (plain) => plain,
        (as) => as(sealed.subarray(0, IV_LENGTH), sealed.subarray(IV_LENGTH)),
      )
    },
  }
}

async function decipher(iv: Bytes, content: Bytes, key: () => Promise<CipherKey>): Promise<ArrayBuffer> {
  if (content.length === 0) throw new CryptoError('empty-content', 'decryption error. empty content')
  try {
    return await webCrypto().decrypt({ ...AES, iv }, await key(), content)
  } catch (cause) {
    // Some browsers give this error no text at all.
    throw unreadable('wrong key or damaged content', cause)
  }
}

function parseJson(plain: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain))
  } catch (cause) {
    // The forms carry no authentication tag: parsing is the only check of what came out.
    throw unreadable('the content is not JSON', cause)
  }
}

function requireFile(content: unknown, operation: 'encrypt' | 'decrypt'): void {
  // By tag, not by instance: a buffer from another frame is a buffer too.
  const isBuffer = Object.prototype.toString.call(content) === '[object ArrayBuffer]'
  if (typeof content === 'string' || isBuffer) return
  throw new CryptoError(
    'unsupported-input',
    `Cannot ${operation} this file. In browsers file ${operation}ion supports only string or ArrayBuffer`,
  )
}

function unknownCryptor(): CryptoError {
  return new CryptoError('unknown-cryptor', 'unknown cryptor error')
}

function unreadable(detail: string, cause?: unknown): CryptoError {
  return new CryptoError('unreadable', `decryption error. ${detail}`, { cause })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The globals that engines such as Hermes before 2025 lack. */
const NEEDED = ['TextEncoder', 'TextDecoder', 'btoa', 'atob']

/**
 * Returns Web Crypto, which browsers offer on secure pages only. Called first in every method, so that no other error hides that
 * it is missing, and no key is derived without it.
 *
 * @throws CryptoError `unavailable` naming what is missing
 */
function webCrypto(): WebCrypto {
  const missing = NEEDED.filter((name) => Reflect.get(globalThis, name) === undefined)
  if (missing.length > 0)
    throw new CryptoError('unavailable', `This engine has no ${missing.join(', ')}. Install a polyfill.`)
  // The types claim that it always exists, but `subtle` is absent on plain-HTTP pages, and React Native has no `crypto` at all.
  const { subtle }: Partial<typeof globalThis.crypto> = globalThis.crypto ?? {}
  if (subtle !== undefined) return subtle
  throw new CryptoError(
    'unavailable',
    'Web Crypto is missing. Serve the page over https or from localhost, or install a polyfill of `crypto.subtle`.',
  )
}

async function sha256(text: string): Promise<Bytes> {
  return new Uint8Array(await webCrypto().digest('SHA-256', utf8Bytes(text)))
}

function importKey(bytes: Bytes): Promise<CipherKey> {
  return webCrypto().importKey('raw', bytes, AES, false, ['encrypt', 'decrypt'])
}

const SENTINEL = [0x50, 0x4e, 0x45, 0x44] // 'PNED'
const VERSION = 1
/** In front of every ciphertext: sentinel, version, id of the cryptor, length of the initialisation vector, which follows. */
const HEADER_START = [...SENTINEL, VERSION, ...asciiBytes(CRYPTOR_ID), IV_LENGTH]
const ID_OFFSET = 5
const LENGTH_OFFSET = 9
/** Lengths from this one on have the long form: this byte, and 16 bits big-endian. */
const LONG_LENGTH = 0xff

/**
 * Splits data into the id of its cryptor, the metadata for decryption and the ciphertext; returns `undefined` for data without a
 * header, which is a legacy form.
 *
 * @throws CryptoError for a header that is incomplete, of another version or not canonical
 */
function headerParts(
  bytes: Bytes,
): { readonly id: string; readonly metadata: Bytes; readonly content: Bytes } | undefined {
  const hasSentinel = SENTINEL.every((byte, index) => (bytes[index] ?? byte) === byte)
  if (!hasSentinel && bytes.length >= SENTINEL.length) return undefined
  // Version 0 does not exist; readers that let it through accept forged headers.
  if ((bytes[SENTINEL.length] ?? VERSION) !== VERSION) throw unknownCryptor()
  const [short = 0, high = 0, low = 0] = bytes.subarray(LENGTH_OFFSET)
  const isLong = short === LONG_LENGTH
  const length = isLong ? high * 256 + low : short
  const start = LENGTH_OFFSET + (isLong ? 3 : 1)
  const isCanonical = !isLong || length >= LONG_LENGTH
  if (!isCanonical || bytes.length < start + length) throw unreadable('invalid header')
  return {
    id: String.fromCharCode(...bytes.subarray(ID_OFFSET, LENGTH_OFFSET)),
    metadata: bytes.subarray(start, start + length),
    content: bytes.subarray(start + length),
  }
}

function asciiBytes(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}

function utf8Bytes(text: string): Bytes {
  return new TextEncoder().encode(text)
}

// Arguments of one call live on the stack; 32 Ki of them is far below every engine's limit.
const CHUNK = 0x8000

function base64FromBytes(bytes: Bytes): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}

/** Returns the bytes of standard padded base64. Stricter than `atob`: no white space, no URL-safe letters, no missing padding. */
function bytesFromBase64(text: string): Bytes {
  const binary = decoded(text)
  const padding = /={0,2}$/.exec(text)?.[0].length ?? 0
  // `atob` accepts white space and missing padding; then the lengths differ.
  if (binary?.length !== (text.length / 4) * 3 - padding) throw unreadable('not base64')
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

/** A received message after decryption: readable, or raw with the reason why it is not. */
export interface ReadableMessage {
  readonly message: unknown
  readonly error?: string | undefined
  /** It was published unencrypted: anyone who may publish on the channel could have sent it. */
  readonly isPlaintext?: boolean | undefined
}

/**
 * Decrypts a received payload, or returns it raw with the reason. Never throws. Only text is decrypted: anything else on an
 * encrypted channel was published unencrypted, and is marked.
 *
 * @example (await readableMessage(cipher, 'not base64')).error //=> 'Error while decrypting message content: decryption error. not base64'
 */
export async function readableMessage(cipher: Cipher, raw: unknown): Promise<ReadableMessage> {
  if (typeof raw !== 'string') return { message: raw, isPlaintext: true }
  try {
    return { message: await cipher.decryptMessage(raw) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { message: raw, error: `Error while decrypting message content: ${reason}` }
  }
}
