import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'

const ROOT = join(import.meta.dirname, '../../..')

const manifestSchema = z.object({
  name: z.string(),
  private: z.optional(z.boolean()),
  exports: z.optional(z.record(z.string(), z.unknown())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
})

/** A public package of the workspace. */
export interface PublicPackage {
  readonly folder: string
  readonly manifest: z.infer<typeof manifestSchema>
}

/** @param folders a pattern; the sandbox is a program, not a part of others, so it is asked for by its folder */
export function publicPackages(folders = 'packages/*'): PublicPackage[] {
  return globSync(`${folders}/package.json`, { cwd: ROOT })
    .sort()
    .map((file) => ({
      folder: join(ROOT, dirname(file)),
      manifest: manifestSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
    }))
    .filter(({ manifest }) => manifest.private !== true)
}

/** Tools of an importer, and the package whose version of the tool it gets. */
const TOOLS = {
  typescript: 'game-rules',
  '@types/node': 'game-rules',
  '@types/react': 'ui-kit',
  '@types/react-dom': 'ui-kit',
  vite: 'ui-kit',
}

/**
 * Packs the public packages as they would be published and lets npm install them, with their peers, into an empty
 * project outside the workspace. Returns the folder of the project.
 */
export function installPacked(packages: readonly PublicPackage[]): string {
  const project = mkdtempSync(join(tmpdir(), 'touchline-importer-'))
  const packed = packages.map(({ folder, manifest: { name } }) => {
    const file = join(project, `${name.replace('@', '').replace('/', '-')}.tgz`)
    execFileSync('pnpm', ['pack', '--out', file], { cwd: folder, stdio: 'pipe' })
    return [name, `file:${file}`]
  })
  const peers = packages.flatMap(({ folder, manifest }) =>
    Object.keys(manifest.peerDependencies ?? {}).map((name) => [name, installedVersion(name, folder)]),
  )
  const tools = Object.entries(TOOLS).map(([name, owner]) => [
    name,
    installedVersion(name, join(ROOT, 'packages', owner)),
  ])
  const dependencies = Object.fromEntries([...peers, ...tools, ...packed])
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], { cwd: project, stdio: 'inherit' })
  return project
}

/** Returns the version with which this repository is tested. */
function installedVersion(name: string, folder: string): string {
  const require = createRequire(join(folder, 'package.json'))
  return z.object({ version: z.string() }).parse(require(`${name}/package.json`)).version
}
