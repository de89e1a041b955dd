import { isInvalidBodyError, type RequestDetails } from '../../errors/errors.ts'
import { serverReason } from '../../errors/status.ts'
import { parseJson, readLimitedText } from '../../http/body.ts'
import { parseRetryAfter } from '../../http/retry.ts'
import { RealtimeError } from './realtime-error.ts'
import { failureOfStatus, failureWithoutStatus } from './realtime-failure.ts'

/** Maximum of a `Retry-After`: a stream that waits for days would neither deliver anything nor be in the phase `failed`. */
const LONGEST_RETRY_AFTER_MS = 150_000
const FIRST_ERROR = 300
const FIRST_ERROR_IN_BODY = 400

/**
 * Reads the JSON of a response.
 *
 * @param now returns the epoch milliseconds, for a `Retry-After` that is a date
 * @throws InvalidBodyError for more than 16 MiB
 * @throws RealtimeError for a status of 300 or more, for one of 400 or more in the body, and for anything but JSON
 */
export async function readAnswer(
  response: Response,
  now: () => number,
  details: RequestDetails,
): Promise<unknown> {
  const text = await readText(response, details)
  const body = parseJson(text)
  const status = response.status >= FIRST_ERROR ? response.status : errorInBody(body)
  if (status !== undefined) {
    const reason = serverReason(reasonIn(body ?? text))
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now(), LONGEST_RETRY_AFTER_MS)
    const message = 'The real-time service refused.'
    const failure = failureOfStatus(status, reason ?? message, retryAfterMs)
    throw new RealtimeError(failure, { ...details, message, reason, detail: body ?? text })
  }
  if (body !== undefined) return body
  const failure = failureWithoutStatus('unknown', 'The answer is not JSON.')
  throw new RealtimeError(failure, { ...details, detail: text })
}

async function readText(response: Response, details: RequestDetails): Promise<string> {
  try {
    return await readLimitedText(response, details)
  } catch (cause) {
    if (isInvalidBodyError(cause)) throw cause
    throw new RealtimeError(failureWithoutStatus('network', 'The answer ended early.'), { ...details, cause })
  }
}

/** Returns the status in a body: some failures have the HTTP status 200 and the real one in the body. */
function errorInBody(body: unknown): number | undefined {
  const { status }: { status?: unknown } = Object(body)
  return typeof status === 'number' && status >= FIRST_ERROR_IN_BODY ? status : undefined
}

/**
 * Returns the part of a refusal that holds its reason: `[0, 'the reason', time]`, `{ message: 'the reason', … }`, else all of it.
 */
function reasonIn(refusal: unknown): unknown {
  if (Array.isArray(refusal)) return refusal[1]
  const { message = refusal }: { message?: unknown } = Object(refusal)
  return message
}
