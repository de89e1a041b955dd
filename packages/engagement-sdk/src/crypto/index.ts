/** @module @touchline/engagement-sdk/crypto */

export { type Cipher, type CipherOptions, createCipher, type LegacyForm } from './cipher.ts'
export { CryptoError, type CryptoFailure, isCryptoError } from './crypto-error.ts'
export { type ReadableMessage, readableMessage } from './readable-message.ts'
