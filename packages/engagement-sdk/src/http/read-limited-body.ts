import type { RequestDetails } from '../errors/request-details.ts'
import { InvalidBodyError } from './invalid-body-error.ts'

/** Largest response body after decompression: 16 MiB. The largest page of widgets is a tenth of it. */
const LONGEST_BODY_BYTES = 2 ** 24

/** One for all bodies: creating it takes longer than decoding a short body. */
const DECODER = /* @__PURE__ */ new TextDecoder()

/**
 * Reads a body, and rejects with an InvalidBodyError as soon as it exceeds 16 MiB. If a response has no stream (React
 * Native), its body has no limit.
 */
export async function readLimitedBody(
  response: Response,
  request: RequestDetails,
): Promise<Pick<Response, 'text' | 'arrayBuffer'>> {
  const reader = response.body?.getReader()
  if (!reader) return response
  const chunks: Uint8Array[] = []
  let length = 0
  // Read by hand: a transform stream costs a busy real-time channel a tenth of its rate.
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    chunks.push(value)
    length += value.length
    if (length <= LONGEST_BODY_BYTES) continue
    void reader.cancel()
    throw new InvalidBodyError('response', '', `more than ${LONGEST_BODY_BYTES} bytes`, request)
  }
  const bytes = concatenate(chunks, length)
  return { text: async () => DECODER.decode(bytes), arrayBuffer: async () => bytes.buffer }
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.length
  }
  return bytes
}
