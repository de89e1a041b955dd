import { createHash, randomBytes } from 'node:crypto'

/** Returns the SHA-256 of a token. Only this is stored, never the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
