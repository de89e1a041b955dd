import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '../launch/game.ts'
import { isSignedOut } from '../platform/read-errors.ts'
import { replaceOwnToken, tokenOwnerQuery } from '../queries/own-token.ts'

/** What a token that came during the game turned out to be. */
export type Resumed = 'same-player' | 'other-player' | 'refused'

/**
 * Goes on with a token that the host page supplied, if it is the same player's: the client takes it
 * with its next read, and what failed meanwhile is read again. Nothing that is on the screen is lost.
 */
export async function resumeSession(
  { engagement, signIn }: Pick<Game, 'engagement' | 'signIn'>,
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
  signIn.regain()
  await client.invalidateQueries()
  return 'same-player'
}
