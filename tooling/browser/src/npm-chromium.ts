import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CACHE, privateFolder } from './cache-folder.ts'

/** A package with a compressed Chromium and the libraries that it needs. */
export type ChromiumPackage = '@sparticuz/chromium' | 'chromium-109'

/** A Chromium, and the variables that it needs in addition to those of the process. */
export interface FoundChromium {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Unpacks the Chromium of a package once for each version. The variables for its libraries are set for the browser only:
 * the package's own function would set them in this process, and so for every program that a test starts.
 */
export function npmChromium(name: ChromiumPackage): FoundChromium {
  const folder = join(import.meta.dirname, '../node_modules', name)
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const home = join(privateFolder(join(CACHE, 'touchline-browser')), version)
  if (!existsSync(home)) unpack(join(folder, 'bin'), home)
  const libraries = [join(home, 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter((path) => path !== '')
  return { executablePath: join(home, 'chromium'), env: { LD_LIBRARY_PATH: libraries.join(':') } }
}

/** Unpacks into a temporary folder and renames it, so that suites that start at the same time never find an incomplete browser. */
function unpack(packed: string, home: string): void {
  const stage = mkdtempSync(`${home}-`)
  const bytes = (file: string) => brotliDecompressSync(readFileSync(join(packed, file)))
  writeFileSync(join(stage, 'chromium'), bytes('chromium.br'), { mode: 0o700 })
  for (const archive of globSync('*.tar.br', { cwd: packed }))
    execFileSync('tar', ['-xo', '-C', stage], { input: bytes(archive) })
  try {
    renameSync(stage, home)
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    if (!existsSync(join(home, 'chromium'))) throw error
  }
}
