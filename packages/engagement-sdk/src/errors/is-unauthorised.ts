import { PlatformHttpError } from './platform-http-error.ts'

/** Whether the platform did not accept the token (401). */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof PlatformHttpError && error.status === 401
}
