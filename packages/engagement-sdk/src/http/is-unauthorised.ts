import { isPlatformHttpError } from './platform-http-error.ts'

/** Returns whether the platform did not accept the token (401). */
export function isUnauthorised(error: unknown): boolean {
  return isPlatformHttpError(error) && error.status === 401
}
