import { throwArgumentError } from '../../engagement/require.ts'
import { isTimetoken, type Timetoken } from './timetoken.ts'

/**
 * Checks a time from a caller: an invalid one would stop the connection that all streams share.
 *
 * @throws ArgumentError naming the value and where times come from
 */
export function requireTimetoken(functionName: string, name: string, given: Timetoken | undefined): void {
  if (given === undefined || (typeof given === 'string' && isTimetoken(given))) return
  throwArgumentError(
    functionName,
    `${name} is ${JSON.stringify(given)}, not a timetoken. Make one from an instant with timetokenAt(epochMs).`,
  )
}
