import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'
import { type PublicPackage, ROOT } from './workspace.ts'

/** A package as the registry would get it. */
export interface PackedPackage extends PublicPackage {
  readonly tarball: string
  /** The tarball's content, unpacked. */
  readonly content: string
}

/** Packs each package into `target` and unpacks it beside; what is checked afterwards is what would be published. */
export async function packAll(
  packages: readonly PublicPackage[],
  target: string,
  root: string = ROOT,
): Promise<PackedPackage[]> {
  const packed: PackedPackage[] = []
  for (const one of packages) {
    const base = one.name.replace('@', '').replace('/', '-')
    const tarball = join(target, `${base}-${one.version}.tgz`)
    const content = join(target, 'content', base)
    rmSync(content, { recursive: true, force: true })
    mkdirSync(content, { recursive: true })
    await run('pnpm', ['pack', '--pack-destination', target], { cwd: join(root, one.folder) })
    await run('tar', ['-xzf', tarball, '-C', content, '--strip-components=1'])
    packed.push({ ...one, tarball, content })
  }
  return packed
}

/** Size of a packed package. */
export interface Weight {
  readonly files: number
  readonly packedBytes: number
  readonly unpackedBytes: number
}

export function weigh({ tarball, content }: PackedPackage): Weight {
  const files = globSync('**/*', { cwd: content, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = files.map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return {
    files: files.length,
    packedBytes: readFileSync(tarball).length,
    unpackedBytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** Checks the tarballs' manifests and types as importers resolve them. */
export async function validate(packed: readonly PackedPackage[]): Promise<void> {
  for (const { name, tarball, content } of packed) {
    requireOneSourceMap(content)
    await run('publint', ['--strict', tarball])
    // Styles have no types to resolve.
    const styles = name.endsWith('/ui-kit') ? ['--exclude-entrypoints', './styles.css', './tokens.css'] : []
    await run('attw', [tarball, '--profile', 'esm-only', ...styles])
  }
}

/** @throws Error naming a script that links its source map twice: two build steps then wrote one each */
function requireOneSourceMap(content: string): void {
  for (const file of globSync('dist/**/*.js', { cwd: content })) {
    const links = readFileSync(join(content, file), 'utf8').match(/^\/\/# sourceMappingURL=/gm) ?? []
    if (links.length > 1)
      throw new Error(`${file} has ${links.length} sourceMappingURL lines; keep the last.`)
  }
}
