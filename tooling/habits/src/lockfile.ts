import { parse } from 'yaml'
import { z } from 'zod/mini'

const dependencySchema = z.record(z.string(), z.object({ specifier: z.string(), version: z.string() }))

const lockfileSchema = z.object({
  importers: z.record(
    z.string(),
    z.object({
      dependencies: z.optional(dependencySchema),
      devDependencies: z.optional(dependencySchema),
      optionalDependencies: z.optional(dependencySchema),
    }),
  ),
  packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.unknown()) })),
})

/** What the repository's own packages were given, and where everything came from. */
export type Lockfile = z.infer<typeof lockfileSchema>

export function parseLockfile(text: string): Lockfile {
  return lockfileSchema.parse(parse(text))
}

/** Locked packages that do not come from the public registry with a checksum: git, addresses, folders. */
export function foreignPackages({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolution }]) => {
      const { integrity, ...elsewhere } = resolution
      return (
        typeof integrity !== 'string' || !integrity.startsWith('sha512-') || Object.keys(elsewhere).length > 0
      )
    })
    .map(([name]) => name)
}

/** Direct dependencies that our packages were given in more than one version: 'react: 18.3.1 and 19.3.1'. */
export function splitDependencies({ importers }: Lockfile): string[] {
  const versions = new Map<string, Set<string>>()
  for (const importer of Object.values(importers)) {
    const all = { ...importer.dependencies, ...importer.devDependencies, ...importer.optionalDependencies }
    for (const [name, { version }] of Object.entries(all)) {
      if (version.startsWith('link:')) continue
      // A version from another package name is an alias: another thing under that name, chosen on purpose in the catalog.
      if (!/^\d/.test(version)) continue
      const plain = version.replace(/\(.*$/, '')
      versions.set(name, (versions.get(name) ?? new Set()).add(plain))
    }
  }
  return [...versions]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name}: ${[...found].sort().join(' and ')}`)
}

/** Dependencies whose version stands in a package.json instead of the catalog: 'packages/a: react ^19.0.0'. */
export function uncataloguedDependencies({ importers }: Lockfile, allowed: ReadonlySet<string>): string[] {
  return Object.entries(importers).flatMap(([folder, importer]) => {
    const all = { ...importer.dependencies, ...importer.devDependencies, ...importer.optionalDependencies }
    return Object.entries(all)
      .filter(([name, { specifier }]) => !/^(catalog|workspace):/.test(specifier) && !allowed.has(name))
      .map(([name, { specifier }]) => `${folder}: ${name} ${specifier}`)
  })
}
