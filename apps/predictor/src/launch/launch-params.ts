import { PredictorError } from '../config/predictor-error.ts'

/** The required parameters of the URL. */
export interface LaunchParams {
  readonly tournamentId: string
  readonly accessToken: string
}

/** Characters that a header can carry. A token with others was not escaped in the address, and no platform accepts it. */
const SENDABLE = /^[!-~]+$/

export const TOURNAMENT_PARAM = 'tournamentId'
export const TOKEN_PARAM = 'accessToken'
export const FEATURES_PARAM = 'features'

/**
 * Returns the tournament and the player's token. Of a repeated parameter the first value that is not empty is used. A token that cannot be
 * sent is none.
 *
 * @throws PredictorError 'Tournament Id not found', 'Access Token not found' (the specification's texts)
 */
export function launchParams(search: string): LaunchParams {
  const query = new URLSearchParams(search)
  const tournamentId = tournamentIdOf(search)
  if (tournamentId === undefined)
    throw new PredictorError('Tournament Id not found', { fault: 'no-tournament' })
  const accessToken = firstValue(query, TOKEN_PARAM)
  if (accessToken === undefined || !SENDABLE.test(accessToken))
    throw new PredictorError('Access Token not found', { fault: 'no-token' })
  return { tournamentId, accessToken }
}

/** Returns the tournament of the URL, with or without a token. */
export function tournamentIdOf(search: string): string | undefined {
  return firstValue(new URLSearchParams(search), TOURNAMENT_PARAM)
}

/** Returns the feature flags of the address: those named in a comma-separated list are on, unknown names are ignored. */
export function featureFlagsOf(search: string): { readonly preSeason: boolean } {
  const lists = new URLSearchParams(search).getAll(FEATURES_PARAM)
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
  return { preSeason: names.includes('preSeason') }
}

function firstValue(query: URLSearchParams, name: string): string | undefined {
  return query
    .getAll(name)
    .map((value) => value.trim())
    .find((value) => value !== '')
}
