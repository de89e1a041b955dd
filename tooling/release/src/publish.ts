import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from './pack.ts'
import { CommandError, run } from './run.ts'
import { type PublicPackage, ROOT } from './workspace.ts'

type Environment = Readonly<Record<string, string>>

/**
 * Says in each manifest where the package comes from, which the registry compares with the provenance. Only the
 * workflow knows where the repository is hosted, so only its checkout says it.
 */
export function nameRepository(
  packages: readonly PublicPackage[],
  address: string,
  root: string = ROOT,
): void {
  for (const { folder } of packages) {
    const file = join(root, folder, 'package.json')
    const repository = { type: 'git', url: `git+${address}.git`, directory: folder }
    writeFileSync(
      file,
      `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), repository }, null, 2)}\n`,
    )
  }
}

/**
 * Publishes the very tarballs that were validated and installed, with provenance. npm does it: pnpm 12 takes no word of
 * provenance from the environment and would publish without. What the registry has already is left alone, so that a
 * publish which broke off can be repeated.
 *
 * @returns the published ones, as 'name@version'
 * @throws CommandError when the registry refuses, or when nobody vouches for where the packages come from
 */
export async function publishAll(
  packed: readonly PackedPackage[],
  env: Environment = {},
): Promise<readonly string[]> {
  const published: string[] = []
  for (const { name, version, tarball } of packed) {
    const edition = `${name}@${version}`
    if (await isInRegistry(edition, env)) continue
    await run('npm', ['publish', tarball, '--access', 'public', '--provenance'], { env })
    published.push(edition)
  }
  return published
}

async function isInRegistry(edition: string, env: Environment): Promise<boolean> {
  try {
    return (await run('npm', ['view', edition, 'version'], { env })).trim() !== ''
  } catch (error) {
    if (error instanceof CommandError && error.message.includes('E404')) return false
    throw error
  }
}
