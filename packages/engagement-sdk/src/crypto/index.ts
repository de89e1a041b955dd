/** @module @touchline/engagement-sdk/crypto */

export {
  type Cipher,
  type CipherOptions,
  createCipher,
  type ReadableMessage,
  readableMessage,
} from './cipher.ts'
export { CryptoError, type CryptoFailure, isCryptoError } from './crypto-error.ts'
