import type { Cipher } from '../../crypto/cipher.ts'
import { readableMessage } from '../../crypto/readable-message.ts'
import { channelOfPresence } from '../presence/presence-channel.ts'
import type { Envelope } from './envelope.ts'
import type { ReceivedMessage } from './subscribers.ts'

type Reader = Pick<Cipher, 'decryptMessage'>

/** Decrypts received messages, in order. Signals and presence are never encrypted. */
export function decryptEnvelopes(
  cipher: Reader | undefined,
  envelopes: readonly Envelope[],
): readonly ReceivedMessage[] | Promise<readonly ReceivedMessage[]> {
  // Synchronous without a cipher, which spares a busy stream a task per response.
  return cipher === undefined
    ? envelopes
    : Promise.all(envelopes.map((envelope) => readable(cipher, envelope)))
}

async function readable(cipher: Reader, envelope: Envelope): Promise<ReceivedMessage> {
  const isEncrypted = envelope.messageType === 'message' || envelope.messageType === 'file'
  if (!isEncrypted || channelOfPresence(envelope.channel) !== undefined) return envelope
  const { message, error, isPlaintext } = await readableMessage(cipher, envelope.payload)
  return { ...envelope, payload: message, error, isPlaintext }
}
