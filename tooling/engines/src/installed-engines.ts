import { globSync } from 'node:fs'
import { findProgram } from '@touchline/vitest-config/find-program'
import type { Engine } from './engine-page.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export const ENGINE_NAMES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** An engine that this machine can start, or how to install what it lacks. */
export type EngineChoice =
  | { readonly name: EngineName; readonly start: () => Promise<Engine> }
  | { readonly name: EngineName; readonly start: undefined; readonly remedy: string }

const CHOICES = { firefox, webkit } satisfies Record<EngineName, () => EngineChoice>

/** Searches for an engine where Debian installs it, and in `FIREFOX_PATH`. */
export function engineChoice(name: EngineName): EngineChoice {
  return CHOICES[name]()
}

function firefox(): EngineChoice {
  const path = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr') ?? findProgram('firefox')
  if (path === undefined)
    return { name: 'firefox', start: undefined, remedy: 'Install it: apt-get install firefox-esr' }
  return { name: 'firefox', start: () => startFirefox(path) }
}

function webkit(): EngineChoice {
  const driver = findProgram('WebKitWebDriver')
  const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
  if (driver === undefined || miniBrowser === undefined || findProgram('Xvfb') === undefined) {
    return { name: 'webkit', start: undefined, remedy: 'Install it: apt-get install webkit2gtk-driver xvfb' }
  }
  return { name: 'webkit', start: () => startWebKit({ driver, miniBrowser }) }
}
