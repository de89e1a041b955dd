import type { RequestDetails } from '../errors/request-details.ts'
import { InvalidBodyError } from './invalid-body-error.ts'

/** Largest response body after decompression: 16 MiB. The largest page of widgets is a tenth of it. */
const LONGEST_BODY_BYTES = 2 ** 24

/** One for all bodies: creating it takes longer than decoding a short body. */
const DECODER = /* @__PURE__ */ new TextDecoder()

/** Reads a body as text. @throws InvalidBodyError as soon as it exceeds 16 MiB */
export async function readLimitedText(response: Response, request: RequestDetails): Promise<string> {
  const bytes = await readLimitedBytes(response, request)
  return bytes ? DECODER.decode(bytes) : response.text()
}

/** Reads a body as bytes. @throws InvalidBodyError as soon as it exceeds 16 MiB */
export async function readLimitedBuffer(response: Response, request: RequestDetails): Promise<ArrayBuffer> {
  const bytes = await readLimitedBytes(response, request)
  return bytes ? new Uint8Array(bytes).buffer : response.arrayBuffer()
}

/** Returns undefined for a response without a stream (React Native), whose body has no limit. */
async function readLimitedBytes(
  response: Response,
  request: RequestDetails,
): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  // Chunk by chunk: a transform stream costs a busy real-time channel a tenth of its rate.
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    chunks.push(value)
    length += value.length
    if (length <= LONGEST_BODY_BYTES) continue
    void reader.cancel()
    throw new InvalidBodyError('response', '', `more than ${LONGEST_BODY_BYTES} bytes`, request)
  }
  return concatenate(chunks, length)
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks
  // Most bodies are one chunk, which needs no copy.
  if (first && chunks.length === 1) return first
  const bytes = new Uint8Array(length)
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.length
  }
  return bytes
}
