import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { ROOT } from './workspace.ts'

const installed = z.object({ version: z.string() })

/** Versions that this repository itself is tested with; an importer's project gets the same. */
export function versionOf(name: string, from: string): string {
  const require = createRequire(join(ROOT, from, 'package.json'))
  return installed.parse(require(`${name}/package.json`)).version
}

/** What a React importer has beside the packages. */
export function reactVersions(): Record<string, string> {
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom']
  return Object.fromEntries(names.map((name) => [name, versionOf(name, 'packages/ui-kit')]))
}
