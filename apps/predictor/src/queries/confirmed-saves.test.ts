import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { confirmedSavesOf } from '../device/player-records.ts'
import { playerQuery } from '../launch/game.ts'
import type { Player } from '../platform/profile.ts'
import { confirmSave, finishConfirmedSaves } from './confirmed-saves.ts'
import { keys } from './keys.ts'
import { createQueryClient } from './query-client.ts'

const LONGEST_PAUSES_MS = 10_000

const log = vi.fn<(...words: readonly unknown[]) => void>()
const centre = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  log.mockReset()
  vi.spyOn(console, 'error').mockImplementation(log)
  centre.mockReset().mockImplementation(async () => new Response(null, { status: 201 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => void vi.useRealTimers())

const refusal = (status: number) => async () => new Response(null, { status, statusText: 'Broken' })

/** A signed-in player of a tournament with rewards, or without one. */
async function signedIn({ hasRewards = true } = {}) {
  const { platform, game } = launchedGame()
  const entry = { tournament: hasRewards ? { rewardActionKey: 'play-predictor-rugby' } : {} }
  const session = { ...game, entry, fetch: centre }
  const client = createQueryClient()
  await client.fetchQuery(playerQuery(game))
  platform.forgetCalls()
  const ended = async (work: Promise<void>) => {
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSES_MS)
    await work
  }
  return {
    platform,
    confirm: () => ended(confirmSave(session, client, 'f1')),
    /** What the next page of the game does after it has read the profile. */
    start: async () => {
      await game.engagement.init({ accessToken: 'fan-token' })
      platform.forgetCalls()
      await ended(finishConfirmedSaves(session, createQueryClient()))
    },
    save: () => confirmedSavesOf(game.playerStore()).read().get('f1'),
    listed: () => [...platform.state.profiles.values()].map(({ custom_data }) => custom_data).join(' '),
    predicted: () => [...(client.getQueryData<Player>(keys.player())?.predictedFixtureIds ?? [])],
    profileChanges: () => platform.calls.filter(({ method }) => method === 'PATCH'),
    both: () => Promise.all([confirmSave(session, client, 'f1'), finishConfirmedSaves(session, client)]),
  }
}

it('requests the reward before it changes the profile, with the token as it is and the prefixed code, and follows no redirect', async () => {
  const { platform, confirm } = await signedIn()
  let callsBefore: number | undefined
  centre.mockImplementation(async () => {
    callsBefore = platform.calls.length
    return new Response(null, { status: 201 })
  })
  await confirm()
  expect([callsBefore, ...platform.calls.map(({ method }) => method)]).toEqual([0, 'GET', 'PATCH'])
  const [url, init] = centre.mock.calls[0] ?? []
  expect(String(url)).toBe('http://localhost:4100/rewards')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', headers: { Authorization: 'fan-token' } })
  expect(JSON.parse(String(init?.body))).toEqual({
    profile_id: [...platform.state.profiles.keys()][0],
    program_id: 'f1',
    reward_action_key: 'play-predictor-rugby',
    code: 'predictor-f1',
  })
})

it('adds the match to the profile and requests no reward in a tournament without one', async () => {
  const { confirm, listed, predicted } = await signedIn({ hasRewards: false })
  await confirm()
  expect(listed()).toContain('"interacted_programs_key":["f1"]')
  expect(predicted()).toEqual(['f1'])
  expect(centre).not.toHaveBeenCalled()
})

it('adds the match to the profile if the game centre never responds', async () => {
  const { confirm, listed, save } = await signedIn()
  centre.mockImplementation((_url, init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    return promise
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const confirmed = confirm()
  await vi.advanceTimersByTimeAsync(60_000)
  await confirmed
  expect(listed()).toContain('f1')
  expect(save()?.isRewarded).toBe(false)
})

it.each([500, 401, 408, 429])(
  'requests the reward three times at most after %i, logs each failure, and requests it again at the next start',
  async (status) => {
    const { confirm, start, listed, save } = await signedIn()
    centre.mockImplementation(refusal(status))
    await confirm()
    expect(listed()).toContain('f1')
    expect(centre).toHaveBeenCalledTimes(3)
    expect(log.mock.calls.map((words) => words.join(' '))).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('Failed to invoke reward action: Broken')),
    )
    centre.mockImplementation(refusal(201))
    await start()
    expect(save()?.isRewarded).toBe(true)
  },
)

it('requests at the next start the reward that a page had no time for, and at no later start', async () => {
  const { confirm, start } = await signedIn()
  centre.mockImplementation(() => new Promise(() => {}))
  void confirm()
  await vi.advanceTimersByTimeAsync(0)
  expect(centre).toHaveBeenCalledTimes(1)
  centre.mockReset().mockImplementation(refusal(201))
  await start()
  await start()
  expect(centre).toHaveBeenCalledTimes(1)
})

it('requests no reward again that was refused for good, and keeps an earlier one granted', async () => {
  const { confirm, start, save } = await signedIn()
  centre.mockImplementation(refusal(409))
  await confirm()
  await start()
  expect(centre).toHaveBeenCalledTimes(1)
  expect(save()).toMatchObject({ isRewarded: false })
  centre.mockImplementation(refusal(201))
  await confirm()
  centre.mockImplementation(refusal(409))
  await confirm()
  expect(save()).toMatchObject({ isRewarded: true })
})

it('requests no reward again if the profile cannot be changed, and gives up quietly', async () => {
  const { platform, confirm, profileChanges } = await signedIn()
  platform.inject({ method: 'PATCH', fault: { status: 500 }, times: 9 })
  await confirm()
  expect(profileChanges()).toHaveLength(3)
  expect(centre).toHaveBeenCalledTimes(1)
})

it('requests the reward again for a save that is confirmed while the reward of an earlier one is requested', async () => {
  const { both, confirm, save } = await signedIn()
  const first = Promise.withResolvers<Response>()
  centre.mockReturnValueOnce(first.promise)
  const earlier = both()
  await vi.advanceTimersByTimeAsync(0)
  const later = confirm()
  first.resolve(new Response(null, { status: 201 }))
  await Promise.all([earlier, later])
  expect(centre).toHaveBeenCalledTimes(2)
  expect(save()).toMatchObject({ isRewarded: true })
})

it('changes the profile once if the page starts meanwhile', async () => {
  const { both, profileChanges } = await signedIn()
  await both()
  expect(profileChanges()).toHaveLength(1)
  expect(centre).toHaveBeenCalledTimes(1)
})

it('adds at the next start a match that the profile lacks: it could not be added, or another device overwrote it', async () => {
  const { platform, confirm, start, listed } = await signedIn({ hasRewards: false })
  platform.inject({ method: 'PATCH', fault: { status: 500 }, times: 4 })
  await confirm()
  await start()
  expect(listed()).toContain('["f1"]')
  for (const [id, own] of platform.state.profiles)
    platform.state.profiles.set(id, { ...own, custom_data: '{"interacted_programs_key":["f2"]}' })
  await start()
  expect(listed()).toContain('["f2","f1"]')
  await start()
  expect(platform.calls).toEqual([])
})
