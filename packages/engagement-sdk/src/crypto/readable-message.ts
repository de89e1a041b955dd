import type { Cipher } from './cipher.ts'
import { isCryptoError } from './crypto-error.ts'

/** A received message after decryption: readable, or raw with the reason why it is not. */
export interface ReadableMessage {
  readonly message: unknown
  readonly error?: string | undefined
  /** It was published unencrypted: anybody who may publish on the channel could have sent it. */
  readonly isPlaintext?: boolean | undefined
}

/**
 * Decrypts a received payload, or gives it back raw with the reason; it never throws. Only text is tried: anything else on
 * an encrypted channel was published in the clear, and is marked.
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
