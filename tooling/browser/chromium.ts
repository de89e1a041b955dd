import { existsSync } from 'node:fs'

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

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else the system's, else the one that npm brings, which
 * needs neither root nor a package manager.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist
 */
async function chromiumPath(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH']
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, where there is no file. Correct it or unset it.`)
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** How every suite starts a browser: options for Playwright's `launch` and for its configurations. */
export async function chromiumLaunch(): Promise<{
  executablePath: string
  chromiumSandbox: false
  args: string[]
}> {
  return { executablePath: await chromiumPath(), chromiumSandbox: false, args: [...CHROMIUM_ARGS] }
}
