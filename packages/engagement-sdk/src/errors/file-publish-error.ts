import { EngagementError } from './engagement-error.ts'

/** A file that is stored and that nobody was told of. */
export interface StoredFile {
  readonly channel: string
  readonly id: string
  readonly name: string
}

/** A file was stored and could not be announced, five times over. Code `realtime`. Its facts let a caller publish it by hand. */
export class FilePublishError extends EngagementError {
  override name = 'FilePublishError'
  readonly file: StoredFile

  constructor(file: StoredFile, cause: unknown) {
    const { id, name, channel } = file
    super(
      `File ${name} (${id}) is stored, but ${channel} could not be told. Publish its id and name to ${channel}.`,
      {
        code: 'realtime',
        retryable: true,
        cause,
      },
    )
    this.file = file
  }
}
