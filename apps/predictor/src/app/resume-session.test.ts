import { createEngagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it, vi } from 'vitest'
import { signInOf } from '../launch/sign-in.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { resumeSession } from './resume-session.ts'

async function signedIn() {
  const platform = createPlatform()
  const profile = platform.addProfile({ profile: aProfile({ id: 'ann' }), token: 'first' })
  platform.addProfile({ profile, token: 'second' })
  platform.addProfile({ profile: aProfile({ id: 'ben' }), token: 'of-ben' })
  const tokenProvider = vi.fn(async () => 'second')
  const engagement = createEngagement({
    clientId: platform.clientId,
    endpoint: platform.endpoint,
    fetch: platform.fetch,
    store: memoryStore(),
    tokenProvider,
    logger: { warn: () => undefined, error: () => undefined },
  })
  await engagement.init({ accessToken: 'first' })
  const game = { engagement, signIn: signInOf(engagement) }
  return { platform, game, client: createQueryClient() }
}

it('goes on with another token of the same player, and reads again what failed meanwhile', async () => {
  const { platform, game, client } = await signedIn()
  const read = vi.spyOn(client, 'invalidateQueries')
  platform.expire('first')
  game.signIn.lose()
  expect(await resumeSession(game, client, 'second')).toBe('same-player')
  expect(game.engagement.profile?.access_token).toBe('second')
  expect(game.signIn.isLost()).toBe(false)
  expect(read).toHaveBeenCalledOnce()
})

it("recognises another player's token, and keeps the first player's client as it was", async () => {
  const { game, client } = await signedIn()
  expect(await resumeSession(game, client, 'of-ben')).toBe('other-player')
  expect(game.engagement.profile?.access_token).toBe('first')
})

it('changes nothing for a token that the platform does not know', async () => {
  const { platform, game, client } = await signedIn()
  platform.expire('second')
  game.signIn.lose()
  expect(await resumeSession(game, client, 'second')).toBe('refused')
  expect(game.signIn.isLost()).toBe(true)
})
