import type { Cipher } from './cipher.ts'
import { isCryptoError } from './crypto-error.ts'

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
