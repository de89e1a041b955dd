import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'

/** Top of the repository. */
export const ROOT = join(import.meta.dirname, '../../..')

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  private: z.optional(z.boolean()),
  exports: z.optional(z.record(z.string(), z.unknown())),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})

export type Manifest = z.infer<typeof manifestSchema>

/** A package that goes to the registry. */
export interface PublicPackage {
  readonly name: string
  readonly version: string
  /** From the top of the repository: 'packages/game-rules'. */
  readonly folder: string
}

export function readManifest(file: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Every package of the repository that is not private, by folder. */
export function publicPackages(root: string = ROOT): PublicPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((path) => ({ folder: dirname(path), manifest: readManifest(join(root, path)) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest: { name, version } }) => ({ name, version, folder }))
}
