import { existsSync } from 'node:fs'
import { fontEnvironment } from './font-environment.ts'
import { npmChromium, oldestNpmChromium } from './npm-chromium.ts'

/** Chromium as the tests start it: nothing of its own talks to the network. */
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

/** What a suite starts a browser with: options for Playwright's `launch` and for its configurations. */
export interface ChromiumLaunch {
  executablePath: string
  chromiumSandbox: false
  args: string[]
  env: Record<string, string | undefined>
}

/**
 * How every suite starts a browser: `CHROMIUM_PATH` if set; else the one that npm brings, the same on every
 * machine and the faster one (docs/decisions/0010); else, where that does not run, the system's.
 * On Linux it finds the workspace's font and no other.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist, or no Chromium is found
 */
export function chromiumLaunch(): ChromiumLaunch {
  return launchOf(findChromium())
}

/** How a suite starts the oldest Chromium that the game supports; undefined where npm brings none. */
export function oldestChromiumLaunch(): ChromiumLaunch | undefined {
  return hasNpmChromium() ? launchOf(oldestNpmChromium()) : undefined
}

function launchOf({ executablePath, env }: FoundChromium): ChromiumLaunch {
  return {
    executablePath,
    chromiumSandbox: false,
    args: [...CHROMIUM_ARGS],
    env: { ...process.env, ...fontEnvironment(), ...env },
  }
}

/** A browser, and the variables that it needs in addition to those of the process. */
interface FoundChromium {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

function findChromium(): FoundChromium {
  const asked = process.env['CHROMIUM_PATH'] ?? ''
  if (asked !== '') {
    if (existsSync(asked)) return { executablePath: asked }
    throw new Error(`CHROMIUM_PATH is ${asked}, where there is no file. Correct it or unset it.`)
  }
  if (hasNpmChromium()) return npmChromium()
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM }
  const { platform, arch } = process
  throw new Error(`npm brings no Chromium for ${platform} ${arch}. Install one and set CHROMIUM_PATH to it.`)
}

function hasNpmChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}
