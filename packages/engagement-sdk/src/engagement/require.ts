import { ArgumentError, NotInitialisedError } from '../errors/errors.ts'
import type { Application } from '../wire/application.ts'
import type { Engagement, OwnProfile } from './engagement.ts'

/**
 * Returns the application and the own profile.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @throws NotInitialisedError 'SDK not initialised'
 */
export function requireReady(engagement: Engagement): { application: Application; profile: OwnProfile } {
  const application = requireApplication(engagement)
  const { profile } = engagement
  if (!profile) throw new NotInitialisedError()
  return { application, profile }
}

/** Returns the application, for calls that need no profile. @throws as {@link requireReady} */
export function requireApplication(engagement: Engagement): Application {
  requireEngagement(engagement)
  const { application } = engagement
  if (!application) throw new NotInitialisedError()
  return application
}

/** Checks the first argument of a function. @throws ArgumentError 'Missing "engagement" as 1st argument.' */
export function requireEngagement(engagement: Engagement): void {
  // Untyped callers of the reference client's form give their options here.
  if (!engagement?.internals) throw new ArgumentError('Missing "engagement" as 1st argument.')
}

/** Throws an ArgumentError with these lines, and one that names the reference of the function. */
export function throwArgumentError(functionName: string, ...lines: readonly string[]): never {
  throw new ArgumentError(
    `${lines.join('\n')}\nSee ${functionName} in the API reference of @touchline/engagement-sdk.`,
  )
}

/**
 * Checks that the argument object of a function has these properties; null and '' count as missing.
 *
 * @throws ArgumentError 'Missing object property "{prop}" in 2nd argument object.', a line for each
 */
export function requireProperties<T extends object>(
  functionName: string,
  given: T,
  names: readonly (keyof T & string)[],
): void {
  if (!given) throwArgumentError(functionName, 'Missing object as 2nd argument.')
  const missing = names.filter((name) => isMissing(given[name]))
  const lines = missing.map((name) => `Missing object property "${name}" in 2nd argument object.`)
  if (lines[0]) throwArgumentError(functionName, ...lines)
}

/** Throws an ArgumentError with this text if the argument is missing; null and '' count as missing. */
export function requireArgument(functionName: string, text: string, given: unknown): void {
  if (isMissing(given)) throwArgumentError(functionName, text)
}

function isMissing(given: unknown): given is undefined | null | '' {
  return given === undefined || given === null || given === ''
}
