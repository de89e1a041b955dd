import { findProgram } from '@touchline/vitest-config/find-program'

/** Programs that suites use if the machine has them. Without one, a suite omits some tests. */
const OPTIONAL_PROGRAMS = ['nginx', 'firefox-esr', 'firefox', 'WebKitWebDriver', 'Xvfb']

/**
 * Returns the optional programs that the machine has, in one text. A task that uses one lists the variable with this text in its
 * `turbo.json`, so that turbo does not reuse a cached result after the program was installed.
 */
export function optionalPrograms(): string {
  return OPTIONAL_PROGRAMS.filter((name) => findProgram(name) !== undefined).join(' ')
}
