import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '../launch/game.ts'
import { isSignedOut } from '../platform/faults.ts'
import { replaceOwnToken, tokenOwnerQuery } from '../queries/player.ts'
import { signedOutState } from '../queries/session-state.ts'

/** Whose a token is that arrived during the game. */
export type Resumed = 'same-player' | 'other-player' | 'refused'

/**
 * Continues with a token of the host page if it is the same player's. The client uses it from its next request on, and all
 * queries are invalidated, so that failed ones are repeated. The screen keeps its state.
 */
export async function resumeSession(
  { engagement }: Pick<Game, 'engagement'>,
  client: QueryClient,
  accessToken: string,
): Promise<Resumed> {
  const playerId = engagement.profile?.id
  if (playerId === undefined) return 'other-player'
  try {
    const ownerId = await client.fetchQuery(tokenOwnerQuery({ engagement }, accessToken))
    if (ownerId !== playerId) return 'other-player'
    await replaceOwnToken({ engagement }, accessToken)
  } catch (error) {
    if (isSignedOut(error)) return 'refused'
    throw error
  }
  client.setQueryData(signedOutState.queryKey, false)
  await client.invalidateQueries()
  return 'same-player'
}
