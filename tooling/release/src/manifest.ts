import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a `package.json` that the suites read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Returns the manifest of the package or project in a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Returns the version of a library that the package or project in a folder uses. */
export function installedVersion(name: string, folder: string): string {
  return readManifest(join(folder, 'node_modules', name)).version
}
