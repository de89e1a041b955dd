import type { QueryClient } from '@tanstack/react-query'
import { createEngagement, type Engagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform, type TestPlatform } from '@touchline/engagement-sdk/testing'
import type { Answer } from '@touchline/game-rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChange } from '../../../../test/makers.ts'
import { settingsFrom } from '../../../config/settings.ts'
import { deviceStorage, type PlayerStore, playerStoreOf } from '../../../device/device-storage.ts'
import { pendingProfileUpdatesOf, rewardRecordOf } from '../../../device/player-records.ts'
import type { AnswerOutcome } from '../../../platform/faults.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { updateProfileAtStart } from './profile-update.ts'
import { confirmPrediction, settledDraft } from './settle-attempt.ts'

const LONGEST_PAUSES_MS = 10_000

let platform: TestPlatform
let engagement: Engagement
let store: PlayerStore
let client: QueryClient
const log = vi.fn<(...words: readonly unknown[]) => void>()
const centre = vi.fn<typeof globalThis.fetch>()

beforeEach(async () => {
  log.mockReset()
  vi.spyOn(console, 'error').mockImplementation(log)
  centre.mockReset().mockImplementation(async () => new Response(null, { status: 201 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  store = playerStoreOf(aProfile().id, storage)
  client = createQueryClient()
  platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  const { clientId, endpoint, fetch } = platform
  engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
  await engagement.init({ accessToken: 'fan-token' })
  platform.forgetCalls()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function session(rewardActionKey?: string) {
  return {
    engagement,
    playerStore: () => store,
    settings: settingsFrom(),
    launch: { accessToken: 'fan-token' },
    fetch: centre,
    entry: { tournament: rewardActionKey === undefined ? {} : { rewardActionKey } },
  }
}

async function confirm(rewardActionKey?: string) {
  const confirmation = confirmPrediction(session(rewardActionKey), client, 'f1')
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSES_MS)
  return confirmation
}

const said = () => log.mock.calls.map((words) => words.join(' '))
const pending = () => pendingProfileUpdatesOf(store).read()
const hasNoReward = () => rewardRecordOf(store).hasFailed('f1')
const votes = () => platform.calls.filter(({ path }) => path.includes('votes'))
const profileChanges = () => platform.calls.filter(({ method }) => method === 'PATCH')

describe('after a saved prediction', () => {
  it('asks for no reward where the tournament has none', async () => {
    const profile = await confirm()
    expect(JSON.parse(profile?.custom_data ?? '')).toEqual({ interacted_programs_key: ['f1'] })
    expect(centre).not.toHaveBeenCalled()
  })

  it('asks for the reward before it adds the prediction to the profile', async () => {
    const order: string[] = []
    centre.mockImplementation(async () => {
      order.push(...platform.calls.map(({ method }) => method), 'reward')
      return new Response(null, { status: 201 })
    })
    await confirm('play-predictor-rugby')
    expect([...order, ...platform.calls.map(({ method }) => method)]).toEqual(['reward', 'GET', 'PATCH'])
  })

  it('adds the prediction to the profile when the game centre never answers', async () => {
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
    const confirmed = confirm('play-predictor-rugby')
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await confirmed)?.custom_data).toContain('f1')
    expect(hasNoReward()).toBe(true)
  })

  it('asks for the reward three times at most, says so in the log, and sends no prediction again', async () => {
    centre.mockImplementation(async () => new Response(null, { status: 500, statusText: 'Broken' }))
    const profile = await confirm('play-predictor-rugby')
    expect(profile?.custom_data).toContain('f1')
    expect(centre).toHaveBeenCalledTimes(3)
    expect(said()).toHaveLength(3)
    expect(said()[0]).toContain('RewardError: Failed to invoke reward action: Broken')
    expect(votes()).toEqual([])
  })

  it('keeps the reward when the profile cannot be changed, and gives up quietly', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 500 }, times: 9 })
    expect(await confirm('play-predictor-rugby')).toBeUndefined()
    expect(profileChanges()).toHaveLength(3)
    expect(centre).toHaveBeenCalledTimes(1)
  })

  it('has the note in the profile when it succeeds the second time', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 503 } })
    expect((await confirm())?.custom_data).toContain('f1')
  })

  it('changes the profile once when the start of the page adds the same match meanwhile', async () => {
    const confirmed = confirm()
    const atStart = updateProfileAtStart(session())
    expect((await confirmed)?.custom_data).toContain('f1')
    expect((await atStart)?.custom_data).toContain('f1')
    expect(profileChanges()).toHaveLength(1)
  })

  it('leaves a note that failed to the next start, which adds it', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 500 }, times: 4 })
    await confirm()
    expect(pending()).toEqual(['f1'])
    // A start at which the platform still refuses, and one at which it does not.
    expect(await updateProfileAtStart(session())).toBeUndefined()
    expect(pending()).toEqual(['f1'])
    expect((await updateProfileAtStart(session()))?.custom_data).toContain('f1')
    expect(pending()).toEqual(['f1'])
    // It is kept until a later read of the profile shows it.
    await updateProfileAtStart(session())
    expect(pending()).toEqual([])
    platform.forgetCalls()
    await updateProfileAtStart(session())
    expect(platform.calls).toEqual([])
  })

  it('adds at a later start what another device has overwritten', async () => {
    await confirm()
    // That device had read the profile before, and wrote after.
    const [[id, own] = []] = platform.state.profiles
    if (id !== undefined && own !== undefined)
      platform.state.profiles.set(id, { ...own, custom_data: '{"interacted_programs_key":["f2"]}' })
    const saved = await updateProfileAtStart(session())
    expect(JSON.parse(saved?.custom_data ?? '')).toEqual({ interacted_programs_key: ['f2', 'f1'] })
  })

  it('remembers a reward that was never granted, and forgets that once it is', async () => {
    centre.mockImplementation(async () => new Response(null, { status: 500 }))
    await confirm('play-predictor-rugby')
    expect(hasNoReward()).toBe(true)
    centre.mockImplementation(async () => new Response(null, { status: 201 }))
    await confirm('play-predictor-rugby')
    expect(hasNoReward()).toBe(false)
  })

  it('keeps a granted reward granted when an edited prediction is refused another', async () => {
    await confirm('play-predictor-rugby')
    centre.mockImplementation(async () => new Response(null, { status: 409 }))
    await confirm('play-predictor-rugby')
    expect(hasNoReward()).toBe(false)
  })
})

describe('the draft after an attempt', () => {
  const nine = { kind: 'minute', value: 9 } as const
  const eleven = { kind: 'minute', value: 11 } as const
  const sent = { basedOn: undefined, attempts: [nine] }
  const settled = (answer: Answer, outcome: AnswerOutcome) =>
    settledDraft({ m: aChange(answer, sent) }, { answers: { m: nine }, outcomes: { m: outcome } })

  it.each(['saved', 'closed', 'final'] as const)('has no answer that is %s', (outcome) => {
    expect(settled(nine, outcome)).toEqual({})
  })

  it.each(['failed', 'sign-in', 'forbidden'] as const)(
    'still has an answer after %s: it may be stored',
    (outcome) => {
      expect(settled(nine, outcome)).toEqual({ m: aChange(nine, sent) })
    },
  )

  it('has an answer without a choice as one that was not sent', () => {
    expect(settled(nine, 'invalid')).toEqual({ m: aChange(nine, { ...sent, attempts: [] }) })
  })

  it('keeps what was changed in another tab meanwhile, over the answer that was saved', () => {
    expect(settled(eleven, 'saved')).toEqual({ m: aChange(eleven, { basedOn: nine }) })
  })
})
