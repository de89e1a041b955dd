import type { Cipher } from '../../crypto/cipher.ts'
import { readableMessage } from '../../crypto/readable-message.ts'
import { channelBehind } from '../presence/presence-channel.ts'
import type { Envelope } from './envelope.ts'
import type { Received } from './subscribers.ts'

type Reader = Pick<Cipher, 'decryptMessage'>

/** Received things made readable, in their order. Signals and presence are never encrypted. */
export function decrypted(
  cipher: Reader | undefined,
  envelopes: readonly Envelope[],
): readonly Received[] | Promise<readonly Received[]> {
  // Without a cipher nothing has to be waited for.
  return cipher === undefined
    ? envelopes
    : Promise.all(envelopes.map((envelope) => readable(cipher, envelope)))
}

async function readable(cipher: Reader, envelope: Envelope): Promise<Received> {
  const isSealed = envelope.sort === 'message' || envelope.sort === 'file'
  if (!isSealed || channelBehind(envelope.channel) !== undefined) return envelope
  const { message, error, isPlaintext } = await readableMessage(cipher, envelope.payload)
  return { ...envelope, payload: message, error, isPlaintext }
}
