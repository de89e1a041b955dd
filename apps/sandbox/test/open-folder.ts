import { mkdtemp, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Creates a temporary folder in the first place that all users may enter.
 *
 * @throws Error when there is none
 */
export async function openFolder(): Promise<string> {
  const places = [tmpdir(), '/tmp', '/var/tmp']
  for (const place of places) {
    if (await isOpenToOthers(place)) return mkdtemp(join(place, 'touchline-postgres-'))
  }
  throw new Error(
    `PostgreSQL does not run as root, and other users may enter none of ${places.join(', ')}. ` +
      'Set TMPDIR to a folder that all users may enter, or DATABASE_URL to a server.',
  )
}

/** Returns whether all users may enter a folder, which takes permission on it and on every folder above it. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const folder = await realpath(path).catch(() => undefined)
  if (folder === undefined || ((await stat(folder)).mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToOthers(dirname(folder))
}
