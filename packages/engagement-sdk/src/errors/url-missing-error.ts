import { EngagementError } from './engagement-error.ts'

/** A resource names no address for what was asked. Code `url-missing`. */
export class UrlMissingError extends EngagementError {
  override name = 'UrlMissingError'

  constructor(resource: string, message = `${resource} url missing.`) {
    super(message, { code: 'url-missing' })
  }
}
