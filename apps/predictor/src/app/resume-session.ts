import type { QueryClient } from '@tanstack/react-query'
import { getUserProfile, request } from '@touchline/engagement-sdk'
import type { Game } from '../launch/game.ts'
import { isRetryable, isSignedOut } from '../platform/read-errors.ts'

const TRIES = 3

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
    const owner = await client.fetchQuery({
      queryKey: ['token-owner'],
      queryFn: () => getUserProfile(engagement, { accessToken }),
      staleTime: 0,
      gcTime: 0,
      retry: (count, error) => count < TRIES && isRetryable(error),
    })
    if (owner.id !== playerId) return 'other-player'
    // A read with the client's own token: where that no longer counts, the client asks for the new one.
    const url = engagement.application?.profile_url ?? ''
    await request(engagement, { url }).catch((error: unknown) => {
      // A platform that knows the old token no more says 403, which nothing renews: start the client anew.
      if (isSignedOut(error)) return engagement.init({ accessToken })
      throw error
    })
  } catch (error) {
    if (isSignedOut(error)) return 'refused'
    throw error
  }
  signIn.regain()
  await client.invalidateQueries()
  return 'same-player'
}
