import { newToken } from '../core/tokens.ts'
import type { SandboxOptions } from './options.ts'

const LOOPBACK_HOSTS = /^(localhost|127\.[\d.]+|::1)$/

/**
 * Returns a new control secret for a sandbox that other machines can reach and that was given none; undefined if it
 * needs none. Without one its controls would answer the machine itself alone, which in a container is no user.
 */
export function newControlSecret({
  host,
  controlSecret,
}: Pick<SandboxOptions, 'host' | 'controlSecret'>): string | undefined {
  const isExposed = host !== undefined && !LOOPBACK_HOSTS.test(host)
  return isExposed && controlSecret === undefined ? newToken() : undefined
}
