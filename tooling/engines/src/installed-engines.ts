import { globSync } from 'node:fs'
import { findProgram } from '@touchline/vitest-config/find-program'
import type { Engine } from './engine-page.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export const ENGINE_NAMES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

interface EngineChoice {
  /** Undefined on a machine that lacks the engine. */
  readonly start: (() => Promise<Engine>) | undefined
  readonly remedy: string
}

/** The engines, at the paths where Debian installs them; Firefox also at `FIREFOX_PATH`. */
export const ENGINES = {
  firefox: { start: firefox(), remedy: 'Install it: apt-get install firefox-esr' },
  webkit: { start: webkit(), remedy: 'Install it: apt-get install webkit2gtk-driver xvfb' },
} satisfies Record<EngineName, EngineChoice>

function firefox(): EngineChoice['start'] {
  const path = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr') ?? findProgram('firefox')
  return path === undefined ? undefined : () => startFirefox(path)
}

function webkit(): EngineChoice['start'] {
  const driver = findProgram('WebKitWebDriver')
  const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
  if (driver === undefined || miniBrowser === undefined || findProgram('Xvfb') === undefined) return undefined
  return () => startWebKit({ driver, miniBrowser })
}
