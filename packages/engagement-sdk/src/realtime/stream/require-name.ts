import { isMissing, throwArgumentError } from '../../engagement/require.ts'

/**
 * Checks the name of a channel or group: one that is no text would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value
 */
export function requireName(functionName: string, name: 'channel' | 'group', given: unknown): void {
  if (typeof given === 'string' || isMissing(given)) return
  throwArgumentError(
    functionName,
    `${name} is ${JSON.stringify(given)}, not a name. Give text; options come after the channels.`,
  )
}
