import { existsSync } from 'node:fs'
import { npmChromium } from './npm-chromium.ts'

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
  env?: Record<string, string | undefined>
}

/** `CHROMIUM_PATH` that asks for the one of npm on a machine that has another. */
const OF_NPM = 'npm'

/**
 * How every suite starts a browser: `CHROMIUM_PATH`, else the system's, else the one that npm brings,
 * which needs neither root nor a package manager.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const rest = { chromiumSandbox: false as const, args: [...CHROMIUM_ARGS] }
  const executablePath = ownChromium(process.env['CHROMIUM_PATH'] ?? '')
  return executablePath === undefined ? { ...npmChromium(), ...rest } : { executablePath, ...rest }
}

function ownChromium(asked: string): string | undefined {
  if (asked === OF_NPM) return undefined
  if (asked === '') return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined
  if (existsSync(asked)) return asked
  throw new Error(`CHROMIUM_PATH is ${asked}, where there is no file. Correct it or unset it.`)
}
