import { type HttpFailure, PlatformHttpError } from './platform-http-error.ts'

/**
 * A resource is absent or closed to this application (404 or 403). Code `not-found`.
 *
 * @example if (error instanceof ResourceNotFoundError) showMissing(error.resource) // 'Program'
 */
export class ResourceNotFoundError extends PlatformHttpError {
  override name = 'ResourceNotFoundError'
  /** What was looked for: `Program`, `Client`, `Room`, `Leaderboard` or `Leaderboard Entry`. */
  declare readonly resource: string

  constructor(resource: string, { status, detail }: HttpFailure) {
    const facts = { status, detail, code: 'not-found', resource }
    super(facts, `${resource} resource not found. Check ${resource} Id.`)
  }
}
