import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CACHE, fontEnvironment } from './font-environment.ts'

/** Flags of the tests' Chromium. With them it sends no requests that no page caused. */
const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-component-update',
  '--disable-background-networking',
  '--no-first-run',
]

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const SHARED_MEMORY = '/dev/shm'
/** Enough for several browsers. The default of a container, 64 MB, is too small for one. */
const LEAST_SHARED_MEMORY_BYTES = 1_000_000_000

/** Options for Playwright's `launch` and its configurations. */
export interface ChromiumLaunch {
  executablePath: string
  chromiumSandbox: false
  args: string[]
  ignoreDefaultArgs: string[]
  env: Record<string, string | undefined>
}

/**
 * Returns the launch options for the browser of all suites: the one at `CHROMIUM_PATH`, else the Chromium from npm, which is the same
 * on every machine and faster (docs/decisions/0010), else the system's, if npm has none for the platform. On Linux the browser finds
 * only the workspace's font.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist, or no Chromium is found
 */
export function chromiumLaunch(): ChromiumLaunch {
  return launchOf(findChromium())
}

/** Returns the launch options of the oldest Chromium that the game supports (docs/decisions/0023); undefined if npm installs none. */
export function oldestChromiumLaunch(): ChromiumLaunch | undefined {
  return hasNpmChromium() ? launchOf(npmChromium('chromium-109')) : undefined
}

function launchOf({ executablePath, env }: FoundChromium): ChromiumLaunch {
  return {
    executablePath,
    chromiumSandbox: false,
    args: [...CHROMIUM_ARGS],
    // By default Playwright lets the browser's processes share memory through files, which costs CPU time, especially on a busy disk.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, ...fontEnvironment(), ...env },
  }
}

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= LEAST_SHARED_MEMORY_BYTES
}

function findChromium(): FoundChromium {
  const requested = process.env['CHROMIUM_PATH'] ?? ''
  if (requested !== '') {
    if (existsSync(requested)) return { executablePath: requested }
    throw new Error(`CHROMIUM_PATH is ${requested}, which does not exist. Correct it or unset it.`)
  }
  if (hasNpmChromium()) return npmChromium('@sparticuz/chromium')
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM }
  const { platform, arch } = process
  throw new Error(`npm has no Chromium for ${platform} ${arch}. Install one and set CHROMIUM_PATH to it.`)
}

function hasNpmChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/** A package with a compressed Chromium and the libraries that it needs. */
type ChromiumPackage = '@sparticuz/chromium' | 'chromium-109'

/** A Chromium, and the variables that it needs in addition to those of the process. */
interface FoundChromium {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Unpacks the Chromium of a package once for each version. The variables for its libraries are set for the browser only:
 * the package's own function would set them in this process, and so for every program that a test starts.
 */
function npmChromium(name: ChromiumPackage): FoundChromium {
  const folder = join(import.meta.dirname, '../node_modules', name)
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const home = join(CACHE, 'touchline-browser', version)
  if (!existsSync(home)) unpack(join(folder, 'bin'), home)
  const libraries = [join(home, 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter((path) => path !== '')
  return { executablePath: join(home, 'chromium'), env: { LD_LIBRARY_PATH: libraries.join(':') } }
}

/** Unpacks into a temporary folder and renames it, so that suites that start at the same time never find an incomplete browser. */
function unpack(packed: string, home: string): void {
  mkdirSync(dirname(home), { recursive: true })
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
