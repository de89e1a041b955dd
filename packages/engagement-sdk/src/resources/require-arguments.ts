import { ArgumentError } from '../errors/argument-error.ts'

/**
 * Refuses a verb's arguments; the last line of the message names the reference.
 *
 * @throws ArgumentError with these lines
 */
export function throwArgumentError(verb: string, ...lines: readonly string[]): never {
  throw new ArgumentError(
    `${lines.join('\n')}\nSee ${verb} in the API reference of @touchline/engagement-sdk.`,
  )
}

/**
 * Checks that a verb's argument object has what it needs; null and '' count as missing.
 *
 * @throws ArgumentError 'Missing object property "{prop}" in 2nd argument object.', a line for each
 */
export function requireProperties<T extends object>(
  verb: string,
  given: T,
  names: readonly (keyof T & string)[],
): void {
  if (!given) throwArgumentError(verb, 'Missing object as 2nd argument.')
  const missing = names.filter((name) => isMissing(given[name]))
  if (missing[0]) {
    throwArgumentError(
      verb,
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
  verb: string,
  [name, nth]: readonly [name: string, nth: '1st' | '2nd' | '3rd'],
  given: unknown,
): void {
  if (isMissing(given)) throwArgumentError(verb, `Missing "${name}" as ${nth} argument.`)
}

/** @throws ArgumentError 'Missing {name} argument' */
export function requireArgument(verb: string, name: string, given: unknown): void {
  if (isMissing(given)) throwArgumentError(verb, `Missing ${name} argument`)
}

/** Returns whether an argument is absent, null or empty text. */
export function isMissing(given: unknown): given is undefined | null | '' {
  return given === undefined || given === null || given === ''
}
