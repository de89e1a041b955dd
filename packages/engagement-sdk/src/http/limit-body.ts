import { InvalidBodyError } from './invalid-body-error.ts'

/** Largest response body after decompression: 16 MiB. The largest page of widgets is a tenth of it. */
const LONGEST_BODY_BYTES = 2 ** 24

/**
 * Returns the body to read, which fails with an InvalidBodyError as soon as it exceeds 16 MiB. Where a response has no
 * stream (React Native), its body has no limit.
 */
export function limitedBody(response: Response): Pick<Response, 'text' | 'arrayBuffer'> {
  if (!response.body) return response
  let left = LONGEST_BODY_BYTES
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) throw new InvalidBodyError('response', '', `more than ${LONGEST_BODY_BYTES} bytes`)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit))
}
