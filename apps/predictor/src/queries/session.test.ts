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

it('goes on with another token of the same player, and reads again what failed meanwhile', async () => {
  const { platform, game, client } = await signedIn()
  const read = vi.spyOn(client, 'invalidateQueries')
  platform.expire('first')
  client.setQueryData(signedOutState.queryKey, true)
  expect(await resumeSession(game, client, 'second')).toBe('same-player')
  expect(game.engagement.profile?.access_token).toBe('second')
  expect(client.getQueryData(signedOutState.queryKey)).toBe(false)
  expect(read).toHaveBeenCalledOnce()
})

it('goes on with another token of the same player when the platform has removed the one before', async () => {
  const { game, client, remove } = await signedIn()
  remove('first')
  expect(await resumeSession(game, client, 'second')).toBe('same-player')
  expect(game.engagement.profile?.access_token).toBe('second')
})

it("recognises another player's token, and keeps the first player's client as it was", async () => {
  const { game, client } = await signedIn()
  expect(await resumeSession(game, client, 'of-ben')).toBe('other-player')
  expect(game.engagement.profile?.access_token).toBe('first')
})

it('recognises each of two tokens that arrive at the same time', async () => {
  const { game, client } = await signedIn()
  const owners = await Promise.all(['second', 'of-ben'].map((token) => resumeSession(game, client, token)))
  expect(owners).toEqual(['same-player', 'other-player'])
})

it('changes nothing for a token that is unknown to the platform', async () => {
  const { platform, game, client } = await signedIn()
  platform.expire('second')
  client.setQueryData(signedOutState.queryKey, true)
  expect(await resumeSession(game, client, 'second')).toBe('refused')
  expect(client.getQueryData(signedOutState.queryKey)).toBe(true)
})
