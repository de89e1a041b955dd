import { EngagementError, isEngagementError } from '../../errors/errors.ts'
import { isRealtimeError } from '../service/realtime-error.ts'

/** A file that is stored and is not announced. */
export interface StoredFile {
  readonly channel: string
  readonly id: string
  readonly name: string
}

/**
 * A file was stored, and five attempts to announce it failed. Code `realtime`. A caller can publish its `file` as a message.
 *
 * @example if (isFilePublishError(error)) announceLater(error.file)
 */
export class FilePublishError extends EngagementError {
  override name = 'FilePublishError' as const
  readonly file: StoredFile

  constructor(file: StoredFile, cause: unknown) {
    const { id, name, channel } = file
    const { status, method, url } = isRealtimeError(cause) ? cause : {}
    super(
      `File ${name} (${id}) is stored, but its announcement on ${channel} failed. Publish its id and name to ${channel}.`,
      { code: 'realtime', retryable: true, cause, status, method, url },
    )
    this.file = file
  }
}

/**
 * Returns whether a value is a {@link FilePublishError}, also of another copy of this package.
 *
 * @example if (isFilePublishError(error)) announceLater(error.file)
 */
export function isFilePublishError(error: unknown): error is FilePublishError {
  return isEngagementError(error) && error.name === 'FilePublishError'
}
