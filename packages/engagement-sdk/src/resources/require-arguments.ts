import { ArgumentError } from '../errors/argument-error.ts'

/**
 * Throws for the arguments of a function of this package; the last line of the message names the reference.
 *
 * @throws ArgumentError with these lines
 */
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
  if (missing[0]) {
    throwArgumentError(
      functionName,
      ...missing.map((name) => `Missing object property "${name}" in 2nd argument object.`),
    )
  }
}

/**
 * Checks a positional argument; null and '' count as missing.
 *
 * @throws ArgumentError 'Missing "{name}" as {nth} argument.'
 */
export function requirePositional(
  functionName: string,
  [name, nth]: readonly [name: string, nth: '1st' | '2nd' | '3rd'],
  given: unknown,
): void {
  if (isMissing(given)) throwArgumentError(functionName, `Missing "${name}" as ${nth} argument.`)
}

/** Checks an argument; null and '' count as missing. @throws ArgumentError 'Missing {name} argument' */
export function requireArgument(functionName: string, name: string, given: unknown): void {
  if (isMissing(given)) throwArgumentError(functionName, `Missing ${name} argument`)
}

/** Returns whether an argument is absent, null or empty text. */
export function isMissing(given: unknown): given is undefined | null | '' {
  return given === undefined || given === null || given === ''
}
