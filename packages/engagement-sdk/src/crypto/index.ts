/** @module @touchline/engagement-sdk/crypto */

export { type Cipher, type CipherOptions, createCipher, LEGACY_FORMS, type LegacyForm } from './cipher.ts'
export { CRYPTO_FAILURES, CryptoError, type CryptoFailure, isCryptoError } from './crypto-error.ts'
export { type ReadableMessage, readableMessage } from './readable-message.ts'
