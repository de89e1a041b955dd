import type { RequestDetails } from '../../errors/errors.ts'
import { serverReason } from '../../errors/status.ts'
import { withDeadline } from '../../http/abort.ts'
import { parseJson } from '../../http/body.ts'
import type { RealtimeHub } from '../connection/realtime-hub.ts'
import { RealtimeError, timeoutError } from '../service/realtime-error.ts'
import { failureOfStatus, failureWithoutStatus } from '../service/realtime-failure.ts'

/** Milliseconds for the upload or download of a file (real-time contract, section 4). */
const FILE_TIMEOUT_MS = 300_000

/** One upload or download. */
export interface Transfer {
  readonly url: string
  readonly init: RequestInit
  readonly isSuccess: (response: Response) => boolean
  /** The request for errors, without a token. */
  readonly details: RequestDetails
  /** Each of them aborts the transfer. */
  readonly signals: readonly (AbortSignal | undefined)[]
  /** The message of the error if it fails. */
  readonly failed: string
}

/** Returns the reason of a refusal: XML from the store, JSON from the service. */
function storeReason(refusal: string): string | undefined {
  const [, message = refusal] = /<Message>([^<]*)/.exec(refusal) ?? []
  return serverReason(parseJson(message, message))
}

/**
 * Uploads or downloads the bytes of a file.
 *
 * @throws RealtimeError when the store cannot be reached or refuses
 */
export function transfer<T>(
  { options }: RealtimeHub,
  { url, init, isSuccess, details, signals, failed }: Transfer,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { fetch, clock } = options
  const deadline = {
    signals,
    timeoutMs: FILE_TIMEOUT_MS,
    timeoutError: () => timeoutError(FILE_TIMEOUT_MS, details),
    after: clock.after,
  }
  return withDeadline(deadline, async (signal) => {
    const request = { ...init, signal, credentials: 'omit' } as const
    const response = await fetch(url, request).catch((cause) => {
      throw new RealtimeError(failureWithoutStatus('network', 'The file store cannot be reached.'), {
        ...details,
        cause,
      })
    })
    if (isSuccess(response)) return read(response)
    const detail = await response.text()
    throw new RealtimeError(failureOfStatus(response.status, failed), {
      ...details,
      detail,
      reason: storeReason(detail),
    })
  })
}
