import { savedAtText } from './saved-at-text.ts'

/** @example lastListText('Round 10', at) //=> 'Round 10 as of Apr 27, 5:32 PM' */
export function lastListText(round: string | undefined, asOf: number): string {
  return round === undefined ? `As of ${savedAtText(asOf)}` : `${round} as of ${savedAtText(asOf)}`
}

/** @example notRefreshedText('Round 10', at) //=> 'The fixtures could not be refreshed. Round 10 as of Apr 27, 5:32 PM' */
export function notRefreshedText(round: string | undefined, asOf: number): string {
  return `The fixtures could not be refreshed. ${lastListText(round, asOf)}`
}
