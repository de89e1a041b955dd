import { createEngagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { resumeSession, signedOutState } from './session.ts'

async function signedIn() {
  const platform = createPlatform()
  const profile = platform.addProfile({ profile: aProfile({ id: 'ann' }), token: 'first' })
  platform.addProfile({ profile, token: 'second' })
  platform.addProfile({ profile: aProfile({ id: 'ben' }), token: 'of-ben' })
  const tokenProvider = vi.fn(async () => 'second')
  const removed = new Set<string>()
  const engagement = createEngagement({
    clientId: platform.clientId,
    endpoint: platform.endpoint,
    fetch: async (input, init) => {
      const token = new Request(input, init).headers.get('authorization') ?? ''
      return removed.has(token) ? new Response(null, { status: 403 }) : platform.fetch(input, init)
    },
    store: memoryStore(),
    tokenProvider,
    logger: { warn: () => undefined, error: () => undefined },
  })
  await engagement.init({ accessToken: 'first' })
  return {
    platform,
    game: { engagement },
    client: createQueryClient(),
    remove: (token: string) => removed.add(`Bearer ${token}`),
  }
}

it.each([
  ['continues with another token of the same player', 'second', 'expired', 'same-player'],
  ['continues when the platform has removed the token before', 'second', 'removed', 'same-player'],
  ["keeps its own token when another player's arrives", 'of-ben', 'valid', 'other-player'],
  ['keeps its own token when the platform does not know the new one', 'unknown', 'valid', 'refused'],
] as const)('%s', async (_what, token, first, owner) => {
  const { platform, game, client, remove } = await signedIn()
  const read = vi.spyOn(client, 'invalidateQueries')
  client.setQueryData(signedOutState.queryKey, true)
  if (first === 'expired') platform.expire('first')
  if (first === 'removed') remove('first')
  expect(await resumeSession(game, client, token)).toBe(owner)
  const isResumed = owner === 'same-player'
  expect(game.engagement.profile?.access_token).toBe(isResumed ? 'second' : 'first')
  expect(client.getQueryData(signedOutState.queryKey)).toBe(!isResumed)
  // What failed meanwhile is read again.
  expect(read).toHaveBeenCalledTimes(isResumed ? 1 : 0)
})

it('recognises each of two tokens that arrive at the same time', async () => {
  const { game, client } = await signedIn()
  const owners = await Promise.all(['second', 'of-ben'].map((token) => resumeSession(game, client, token)))
  expect(owners).toEqual(['same-player', 'other-player'])
})
