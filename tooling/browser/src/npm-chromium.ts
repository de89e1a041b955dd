import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Chromium, and the variables that it needs in addition to those of the process. */
export interface NpmChromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** A Chromium package: the script that unpacks it, and the folder of the libraries in it. */
interface ChromiumPackage {
  readonly name: string
  readonly unpackScript: string
  readonly libraries: string
}

const CURRENT: ChromiumPackage = {
  name: '@sparticuz/chromium',
  unpackScript: 'unpack-chromium.ts',
  libraries: 'al2023/lib',
}

const OLDEST: ChromiumPackage = {
  name: 'chromium-109',
  unpackScript: 'unpack-oldest-chromium.ts',
  libraries: 'aws/lib',
}

/** Returns the Chromium that npm installs. */
export function npmChromium(): NpmChromium {
  return unpackedChromium(CURRENT)
}

/** Returns the oldest Chromium that the game supports (docs/decisions/0023). */
export function oldestNpmChromium(): NpmChromium {
  return unpackedChromium(OLDEST)
}

/**
 * Unpacks a Chromium once for each version and user. Only the browser uses its libraries; other programs that a test
 * starts use those of the machine.
 */
function unpackedChromium({ name, unpackScript, libraries }: ChromiumPackage): NpmChromium {
  const manifest = join(import.meta.dirname, '../node_modules', name, 'package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const home = join(tmpdir(), `touchline-chromium-${version}-${process.getuid?.() ?? 'user'}`)
  if (!existsSync(home)) unpackInto(home, unpackScript)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, libraries), process.env['LD_LIBRARY_PATH'] ?? '']
        .filter((path) => path !== '')
        .join(':'),
    },
  }
}

/** Unpacks into a folder next to the final one and renames it, so that suites that start together never see an incomplete browser. */
function unpackInto(home: string, unpackScript: string): void {
  const stage = mkdtempSync(`${home}-`)
  // The package unpacks to the temporary folder of its process, and sets variables there.
  const env = { ...process.env, TMPDIR: stage, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  execFileSync(process.execPath, [join(import.meta.dirname, unpackScript)], { env })
  try {
    renameSync(stage, home)
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    if (!existsSync(join(home, 'chromium'))) throw error
  }
}
