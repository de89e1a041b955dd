import { withDeadline } from '../http/abort.ts'
import { ConnectionError } from '../http/connection-error.ts'
import type { Disposal } from './disposal.ts'
import type { EngagementOptions, TokenRequest } from './engagement-options.ts'

/**
 * Requests a token from the caller's provider. Resolves to undefined without one.
 *
 * @param leftMs milliseconds until the deadline of the call that needs the token
 */
export type RequestToken = (request: TokenRequest, leftMs?: number) => Promise<string | undefined>

/** Creates the function that requests a token. Its time is limited, because the caller's provider may never resolve. */
export function createRequestToken(
  tokenProvider: EngagementOptions['tokenProvider'],
  { timeoutMs, disposal }: { readonly timeoutMs: number; readonly disposal: Disposal },
): RequestToken {
  const timeoutError = () => new ConnectionError('timeout')
  return async (request, leftMs = timeoutMs) =>
    tokenProvider &&
    withDeadline(
      { signals: [disposal.signal], timeoutMs: Math.min(timeoutMs, leftMs), timeoutError },
      async () => tokenProvider(request),
    )
}
