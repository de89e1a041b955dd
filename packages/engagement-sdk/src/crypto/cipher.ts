import { CryptoError, isCryptoError } from './crypto-error.ts'
import {
  base64FromBytes,
  bytesFromBase64,
  headerBytes,
  headerParts,
  requireEngine,
  utf8Bytes,
} from './format.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The legacy forms that are read in addition to the header form. Nothing in the data names the form, so `either` tries
 * both: only the right one results in JSON. Bytes and files have no such check and are read as `random` under `either`.
 */
export type LegacyForm = 'either' | 'random' | 'static' | 'none'

/** Options of {@link createCipher}. */
export interface CipherOptions {
  /** The shared secret, any text. */
  readonly cipherKey: string
  /** @default 'either' */
  readonly legacy?: LegacyForm | undefined
}

/** Encrypts into the header form, decrypts the header form and the legacy forms. Keys are derived once. */
export interface Cipher {
  /** Encrypts into bytes of the header form. @throws CryptoError for empty content */
  encrypt(content: string | ArrayBuffer): Promise<ArrayBuffer>
  /** Decrypts into plain bytes; a string is read as base64. @throws CryptoError for empty or unreadable content */
  decrypt(content: string | ArrayBuffer): Promise<ArrayBuffer>
  /** Encrypts a message into the base64 text that is published. @throws CryptoError for a value without JSON text */
  encryptMessage(message: unknown): Promise<string>
  /** Decrypts a published base64 text into its message. @throws CryptoError when it cannot be read */
  decryptMessage(text: string): Promise<unknown>
  /** Encrypts as `encrypt` does, also an empty file. @throws CryptoError for anything but a string or an ArrayBuffer */
  encryptFile(content: string | ArrayBuffer): Promise<ArrayBuffer>
  /** Decrypts as `decrypt` does; legacy files are always of the random form. @throws CryptoError as `decrypt` does */
  decryptFile(content: string | ArrayBuffer): Promise<ArrayBuffer>
}

const CRYPTOR_ID = 'ACRH'
const IV_LENGTH = 16
const STATIC_IV = '0123456789012345'

/**
 * Creates a cipher for one shared key.
 *
 * @throws CryptoError `unsupported-input` without a key: anyone could decrypt content that was encrypted with an empty key
 * @example const cipher = createCipher({ cipherKey: 'enigma' })
 * await cipher.decryptMessage(await cipher.encryptMessage({ hello: 'world' })) //=> { hello: 'world' }
 */
export function createCipher(options: CipherOptions): Cipher {
  const { cipherKey, legacy = 'either' } = options
  if (typeof cipherKey !== 'string' || cipherKey === '') {
    const given = cipherKey === '' ? 'empty' : typeof cipherKey
    throw new CryptoError('unsupported-input', `cipherKey is ${given}. Give the shared secret, a text.`)
  }
  const keyForHeader = once(() => headerKey(cipherKey))
  const keyForLegacy = once(() => legacyKey(cipherKey))

  async function encryptBytes(plain: Bytes): Promise<ArrayBuffer> {
    const subtle = webCrypto()
    const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
    const content = await subtle.encrypt({ name: 'AES-CBC', iv }, await keyForHeader(), plain)
    const header = headerBytes(CRYPTOR_ID, iv)
    const sealed = new Uint8Array(header.length + content.byteLength)
    sealed.set(header)
    sealed.set(new Uint8Array(content), header.length)
    return sealed.buffer
  }

  async function decryptAs<T>(
    sealed: Bytes,
    form: LegacyForm,
    accept: (plain: ArrayBuffer) => T,
  ): Promise<T> {
    if (sealed.length === 0) throw new CryptoError('empty-content', 'decryption error. empty content')
    // Checked first: without Web Crypto nothing is unreadable, and no key can be derived.
    webCrypto()
    const parts = headerParts(sealed)
    if (parts !== undefined) {
      if (parts.id !== CRYPTOR_ID) throw unknownCryptor()
      return accept(await decipher(parts.metadata, parts.content, keyForHeader()))
    }
    if (form === 'none') throw unknownCryptor()
    if (form === 'static') return accept(await decipher(utf8Bytes(STATIC_IV), sealed, keyForLegacy()))
    const random = async () =>
      accept(await decipher(sealed.subarray(0, IV_LENGTH), sealed.subarray(IV_LENGTH), keyForLegacy()))
    if (form === 'random') return random()
    // Static is tried first: the random form read as static begins with 16 random bytes and is never JSON, while the static
    // form read as random lacks its first 16 bytes, and the rest may be JSON by chance.
    return decryptAs(sealed, 'static', accept).catch(random)
  }

  const bytesForm = legacy === 'either' ? 'random' : legacy
  return {
    encrypt: async (content) => encryptBytes(requireContent(bytesFromContent(content))),
    decrypt: async (content) => decryptAs(sealedBytes(content), bytesForm, (plain) => plain),
    encryptMessage: async (message) =>
      base64FromBytes(new Uint8Array(await encryptBytes(requireContent(jsonBytes(message))))),
    decryptMessage: async (text) => decryptAs(bytesFromBase64(text), legacy, parseJson),
    encryptFile: async (content) => encryptBytes(bytesFromContent(fileContent(content, 'encrypt'))),
    decryptFile: async (content) =>
      decryptAs(
        sealedBytes(fileContent(content, 'decrypt')),
        legacy === 'none' ? legacy : 'random',
        (plain) => plain,
      ),
  }
}

async function decipher(iv: Bytes, content: Bytes, key: Promise<CipherKey>): Promise<ArrayBuffer> {
  if (iv.length !== IV_LENGTH) throw new CryptoError('unreadable', 'decryption error. invalid metadata')
  if (content.length === 0) throw new CryptoError('empty-content', 'decryption error. empty content')
  try {
    return await webCrypto().decrypt({ name: 'AES-CBC', iv }, await key, content)
  } catch (cause) {
    // Some browsers give this error no text at all.
    throw new CryptoError('unreadable', 'decryption error. wrong key or damaged content', { cause })
  }
}

function parseJson(plain: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain))
  } catch (cause) {
    // The forms carry no authentication tag: parsing is the only check of what came out.
    throw new CryptoError('unreadable', 'decryption error. the content is not JSON', { cause })
  }
}

function jsonBytes(message: unknown): Bytes {
  return utf8Bytes(JSON.stringify(message) ?? '')
}

function bytesFromContent(content: string | ArrayBuffer): Bytes {
  return typeof content === 'string' ? utf8Bytes(content) : new Uint8Array(content)
}

function sealedBytes(content: string | ArrayBuffer): Bytes {
  return typeof content === 'string' ? bytesFromBase64(content) : new Uint8Array(content)
}

function requireContent(plain: Bytes): Bytes {
  if (plain.length === 0) throw new CryptoError('empty-content', 'encryption error. empty content')
  return plain
}

function fileContent(content: unknown, operation: 'encrypt' | 'decrypt'): string | ArrayBuffer {
  if (typeof content === 'string' || isArrayBuffer(content)) return content
  throw new CryptoError(
    'unsupported-input',
    `Cannot ${operation} this file. In browsers file ${operation}ion supports only string or ArrayBuffer`,
  )
}

// By tag, not by instance: a buffer from another frame is a buffer too.
function isArrayBuffer(content: unknown): content is ArrayBuffer {
  return Object.prototype.toString.call(content) === '[object ArrayBuffer]'
}

function unknownCryptor(): CryptoError {
  return new CryptoError('unknown-cryptor', 'unknown cryptor error')
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

// Taken from the value, because not every library of types exports them.
type WebCrypto = typeof globalThis.crypto.subtle
/** A key that Web Crypto can encrypt and decrypt with. */
type CipherKey = Awaited<ReturnType<WebCrypto['importKey']>>

const AES = { name: 'AES-CBC', length: 256 } as const
const LEGACY_KEY_CHARACTERS = 32

/** Returns the key of the header form: the SHA-256 of the cipher key's UTF-8 text. */
async function headerKey(cipherKey: string): Promise<CipherKey> {
  return importKey(await sha256(cipherKey))
}

/**
 * Returns the key of the legacy forms: the first 32 characters of the lower-case hexadecimal SHA-256, as text. It has 128 bits of
 * entropy, so it is used for decryption only.
 */
async function legacyKey(cipherKey: string): Promise<CipherKey> {
  const hex = Array.from(await sha256(cipherKey), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return importKey(utf8Bytes(hex.slice(0, LEGACY_KEY_CHARACTERS)))
}

/** Returns Web Crypto, which browsers offer on secure pages only. @throws CryptoError `unavailable` if it is missing */
function webCrypto(): WebCrypto {
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
export async function readableMessage(
  cipher: Pick<Cipher, 'decryptMessage'>,
  raw: unknown,
): Promise<ReadableMessage> {
  if (typeof raw !== 'string') return { message: raw, isPlaintext: true }
  try {
    return { message: await cipher.decryptMessage(raw) }
  } catch (error) {
    const reason = isCryptoError(error) ? error.message : String(error)
    return { message: raw, error: `Error while decrypting message content: ${reason}` }
  }
}
