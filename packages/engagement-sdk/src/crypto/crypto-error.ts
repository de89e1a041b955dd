/** What went wrong while encrypting or decrypting; `message` is the reason text that readers are shown. */
export const CRYPTO_FAILURES = [
  'empty-content',
  'unknown-cryptor',
  'unreadable',
  'unsupported-input',
  'unavailable',
] as const

/** One of {@link CRYPTO_FAILURES}. */
export type CryptoFailure = (typeof CRYPTO_FAILURES)[number]

/** Thrown where a cipher cannot be made, and by every call of one that cannot give an answer. */
export class CryptoError extends Error {
  override name = 'CryptoError' as const
  /** The kind of failure, for code; the message is for people. */
  readonly code: CryptoFailure

  constructor(code: CryptoFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
