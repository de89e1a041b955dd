import { EngagementError, isEngagementError } from '../errors/engagement-error.ts'
import type { RequestDetails } from '../errors/request-details.ts'

/** Texts by code. */
const MESSAGES = {
  network: 'No whole answer arrived. Check the network, and in a browser the CORS headers.',
  timeout: 'No answer arrived in time.',
} as const

/**
 * No whole answer arrived: the network failed (code `network`) or the time was up (code
 * `timeout`). A write may have been stored nevertheless; read back before you send it again.
 *
 * @example if (isConnectionError(error) && error.code === 'timeout') showSlowNetwork()
 */
export class ConnectionError extends EngagementError {
  override name = 'ConnectionError' as const
  declare readonly code: 'network' | 'timeout'

  constructor(
    code: 'network' | 'timeout',
    { method, url, cause }: RequestDetails & { readonly cause?: unknown } = {},
  ) {
    super(MESSAGES[code], { code, retryable: true, cause, method, url })
  }
}

/**
 * Returns whether a value is a {@link ConnectionError}, also of another copy of this package.
 *
 * @example if (isConnectionError(error)) showOffline()
 */
export function isConnectionError(error: unknown): error is ConnectionError {
  return isEngagementError(error) && error.name === 'ConnectionError'
}
