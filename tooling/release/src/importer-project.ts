import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const HERE = join(import.meta.dirname, '..')
const ROOT = join(HERE, '../..')

export interface PublicPackage {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Returns the public packages in the folders that match a pattern. The default leaves out the sandbox, which is a program and not a
 * library.
 */
export function publicPackages(folders = 'packages/*'): PublicPackage[] {
  return globSync(`${folders}/package.json`, { cwd: ROOT })
    .sort()
    .map((file) => join(ROOT, dirname(file)))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true)
}

/** Tools of an importer, and the workspace package whose version of the tool is installed. */
const TOOLS = {
  typescript: 'game-rules',
  '@types/node': 'game-rules',
  '@types/react': 'ui-kit',
  '@types/react-dom': 'ui-kit',
  vite: 'ui-kit',
}

/** A project outside the workspace into which npm installed the packed packages. */
export interface ImporterProject {
  readonly folder: string
  write(path: string, text: string): void
  /** Copies a file or folder of `tooling/release/programs` into the project. */
  copyProgram(name: string): void
  /** Runs a command in the project and returns its output. @throws Error with the output when the command fails */
  run(command: string, ...args: readonly string[]): string
}

/**
 * Packs packages as they would be published, and installs them with their peers into an empty project outside the workspace.
 *
 * @param toolsOf a folder of this package whose manifest lists further tools to install next to TOOLS. @default no tools
 */
export function installPacked(packages: readonly PublicPackage[], toolsOf?: string): ImporterProject {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-importer-'))
  const packed = packInto(folder, packages)
  const peers = packages.flatMap(({ folder: source, manifest }) =>
    Object.keys(manifest.peerDependencies ?? {}).map((name) => [name, installedVersion(name, source)]),
  )
  return npmInstall(folder, { ...Object.fromEntries(peers), ...packed, ...(toolsOf && tools(toolsOf)) })
}

/** Packs packages into a folder and returns them as dependencies. */
export function packInto(
  folder: string,
  packages: readonly PublicPackage[],
): Readonly<Record<string, string>> {
  const packed = packages.map(({ folder: source, manifest: { name } }) => {
    const file = join(folder, `${name.replace('@', '').replace('/', '-')}.tgz`)
    execFileSync('pnpm', ['pack', '--out', file], { cwd: source, stdio: 'pipe' })
    return [name, `file:${file}`]
  })
  return Object.fromEntries(packed)
}

export function npmInstall(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  { type = 'module' }: { readonly type?: 'module' | 'commonjs' | undefined } = {},
): ImporterProject {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type, dependencies }))
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' })
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    copyProgram: (name) => cpSync(join(HERE, 'programs', name), join(folder, name), { recursive: true }),
    run(command, ...args) {
      try {
        return execFileSync(command, [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
        throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`)
      }
    },
  }
}

/** Returns the versions of TOOLS and of the tools in the manifest of a folder. */
function tools(name: string): Readonly<Record<string, string>> {
  const common = Object.entries(TOOLS).map(([tool, owner]) => [
    tool,
    installedVersion(tool, join(ROOT, 'packages', owner)),
  ])
  return { ...Object.fromEntries(common), ...readManifest(join(HERE, name)).dependencies }
}

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
