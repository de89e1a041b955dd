import { EngagementError } from './engagement-error.ts'

/**
 * No whole answer arrived: the network failed (code `network`) or the time was up (code
 * `timeout`). A write may have been stored nevertheless; read back before you send it again.
 *
 * @example if (error instanceof ConnectionError && error.code === 'timeout') showSlowNetwork()
 */
export class ConnectionError extends EngagementError {
  override name = 'ConnectionError'

  constructor(code: 'network' | 'timeout', cause?: unknown) {
    super(`The platform did not answer: ${code}`, { code, retryable: true, cause })
  }
}
