import { findProgram } from '@touchline/vitest-config/find-program'

/** Programs that a suite uses if the machine has them; otherwise it leaves something out. */
const OPTIONAL_PROGRAMS = [
  'nginx',
  'firefox-esr',
  'firefox',
  'WebKitWebDriver',
  'Xvfb',
  'valkey-server',
  'redis-server',
]

/**
 * Returns the optional programs that the machine has, in one text. A task that looks for one names the variable with
 * this text in its `turbo.json`, so that its cached result is not used after the program was installed.
 */
export function optionalPrograms(): string {
  return OPTIONAL_PROGRAMS.filter((name) => findProgram(name) !== undefined).join(' ')
}
