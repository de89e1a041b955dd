import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { PackedPackage } from './pack.ts'
import { ROOT, readManifest } from './workspace.ts'

const installed = z.object({ version: z.string() })

/** Versions that this repository itself is tested with; an importer's project gets the same. */
export function versionOf(name: string, from: string): string {
  const require = createRequire(join(ROOT, from, 'package.json'))
  return installed.parse(require(`${name}/package.json`)).version
}

/** What the packages expect their importer to have: peers, the optional ones too, as the repository has them. */
export function peerVersions(packed: readonly PackedPackage[]): Record<string, string> {
  const peers = packed.flatMap(({ content, folder }) =>
    Object.keys(readManifest(join(content, 'package.json')).peerDependencies ?? {}).map((name) => [
      name,
      versionOf(name, folder),
    ]),
  )
  return Object.fromEntries(peers)
}
