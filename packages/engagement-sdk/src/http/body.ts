import { InvalidBodyError, type RequestDetails } from '../errors/errors.ts'

/** Largest response body after decompression: 16 MiB. The largest page of widgets is a tenth of it. */
const LONGEST_BODY_BYTES = 2 ** 24

const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Throws a TypeError, as `fetch` does, for a redirect, which could lead to an origin that is not trusted. The request needs
 * `redirect: 'manual'`, because Cloudflare Workers do not accept `error`.
 */
export function refuseRedirect({ type, status }: Response): void {
  // A browser hides status and headers of a redirect.
  if (type === 'opaqueredirect' || REDIRECTS.includes(status))
    throw Object.assign(new TypeError('Redirect refused.'), { code: 'a redirect was refused' })
}

/** Reads a body as text. @throws InvalidBodyError as soon as it exceeds 16 MiB */
export async function readLimitedText(response: Response, request: RequestDetails): Promise<string> {
  // Older engines of React Native have no decoder.
  const bytes = typeof TextDecoder === 'undefined' ? undefined : await readLimitedBytes(response, request)
  return bytes ? new TextDecoder().decode(bytes) : response.text()
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
    const issue = `more than ${LONGEST_BODY_BYTES} bytes`
    throw new InvalidBodyError('response', '', issue, { ...request, code: 'body-too-large' })
  }
  const [first] = chunks
  // Most bodies are one chunk: a copy of each costs a stream of single messages 5 % of its rate.
  if (first && chunks.length === 1) return first
  const bytes = new Uint8Array(length)
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.length
  }
  return bytes
}

/** Returns the value of JSON text; `otherwise` for any other text. */
export function parseJson(text: string, otherwise?: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
