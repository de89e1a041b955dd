import { expect, it, vi } from 'vitest'
import { settingsFrom } from '../../../config/settings.ts'
import { grantReward, RewardError } from './reward.ts'

const REQUEST = {
  accessToken: 'fan-token',
  playerId: 'p1',
  fixtureId: 'f1',
  rewardActionKey: 'play-predictor-rugby',
}
const SETTINGS = { gameCentreUrl: 'https://centre.example', rewardCodePrefix: 'predictor-' }

it('sends the token as it is and the code with its prefix', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }))
  await grantReward(REQUEST, SETTINGS, fetch)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(String(url)).toBe('https://centre.example/rewards')
  expect(init?.headers).toMatchObject({ Authorization: 'fan-token' })
  expect(JSON.parse(String(init?.body))).toEqual({
    profile_id: 'p1',
    program_id: 'f1',
    reward_action_key: 'play-predictor-rugby',
    code: 'predictor-f1',
  })
})

it('follows no redirect, which could lead the token to another origin', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }))
  await grantReward(REQUEST, SETTINGS, fetch)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' })
})

it('keeps the path of the game-centre URL', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }))
  const { gameCentreUrl, rewardCodePrefix } = settingsFrom(
    '{"gameCentreUrl":"https://centre.example/v2/predictor"}',
  )
  await grantReward(REQUEST, { gameCentreUrl, rewardCodePrefix }, fetch)
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://centre.example/v2/predictor/rewards')
})

it('says with the status text what the back end refused', async () => {
  const fetch = async () => new Response(null, { status: 503, statusText: 'Service Unavailable' })
  await expect(grantReward(REQUEST, SETTINGS, fetch)).rejects.toThrow(
    'Failed to invoke reward action: Service Unavailable',
  )
})

it('fails as a reward when the back end cannot be reached', async () => {
  const fetch = async () => Promise.reject(new TypeError('offline'))
  await expect(grantReward(REQUEST, SETTINGS, fetch)).rejects.toBeInstanceOf(RewardError)
})
