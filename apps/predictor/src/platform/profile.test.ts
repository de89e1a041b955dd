import { createEngagement, type Engagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform, type TestPlatform } from '@touchline/engagement-sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playerFromProfile, saveNickname, savePlayerData } from './profile.ts'

let platform: TestPlatform
let engagement: Engagement

async function openTab(): Promise<Engagement> {
  const { clientId, endpoint, fetch } = platform
  const tab = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
  await tab.init({ accessToken: 'fan-token' })
  return tab
}

beforeEach(async () => {
  platform = createPlatform()
  const profile = aProfile({ nickname: 'Before', custom_data: '{"elsewhere":1}' })
  platform.addProfile({ profile, token: 'fan-token' })
  engagement = await openTab()
  platform.forgetCalls()
})

const patches = () => platform.calls.filter(({ method }) => method === 'PATCH')

describe('a nickname', () => {
  it('is saved if only its response was lost: the profile that is read back has it', async () => {
    platform.inject({ method: 'PATCH', fault: 'drop-after-write' })
    expect((await saveNickname(engagement, 'After')).nickname).toBe('After')
    expect(patches()).toHaveLength(1)
  })

  it.each([
    ['when the request never arrived', 'After', 'drop-before-write', { code: 'network' }],
    ['if it was refused, even if the player has that very name', 'Before', { status: 400 }, { status: 400 }],
  ] as const)('is not saved %s', async (_when, nickname, fault, error) => {
    platform.inject({ method: 'PATCH', fault })
    await expect(saveNickname(engagement, nickname)).rejects.toMatchObject(error)
  })
})

describe("what the game keeps in a player's profile", () => {
  /** Stores what another page or device has written since this page read the profile. */
  function writeElsewhere(custom_data: string): void {
    for (const [id, own] of platform.state.profiles) platform.state.profiles.set(id, { ...own, custom_data })
  }
  const stored = () => {
    const [own] = platform.state.profiles.values()
    return JSON.parse(own?.custom_data ?? '')
  }

  it.each([
    ['adds a match to others', ['f2'], ['f2', 'f1']],
    ['adds a match once', ['f1'], ['f1']],
    ['drops what is no id', ['f2', 3], ['f2', 'f1']],
  ])('keeps what is there now, and %s', async (_what, before, after) => {
    writeElsewhere(JSON.stringify({ elsewhere: 2, interacted_programs_key: before }))
    await savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    expect(stored()).toEqual({ elsewhere: 2, interacted_programs_key: after })
  })

  it('keeps text that cannot be read under a key of its own', async () => {
    writeElsewhere('{"theirs":')
    await savePlayerData(engagement, { isWelcomed: true })
    await savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    expect(stored()).toEqual({
      unreadable_custom_data: '{"theirs":',
      hideWelcomeScreen: true,
      interacted_programs_key: ['f1'],
    })
  })

  it('keeps what another save of the browser adds at the same moment', async () => {
    const saves = [engagement, await openTab()].map((tab, at) =>
      savePlayerData(tab, { predictedFixtureIds: [`f${at}`] }),
    )
    await Promise.all(saves)
    expect(stored()).toMatchObject({ interacted_programs_key: ['f0', 'f1'] })
  })

  it('is saved in a frame that may not use locks', async () => {
    const refused = new DOMException('No origin here.', 'SecurityError')
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(refused)
    await savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    expect(stored()).toMatchObject({ interacted_programs_key: ['f1'] })
  })

  it('is saved after a save that failed', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 500 } })
    const failed = savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    const saved = savePlayerData(engagement, { predictedFixtureIds: ['f2'] })
    await expect(failed).rejects.toMatchObject({ status: 500 })
    await saved
    expect(stored()).toMatchObject({ interacted_programs_key: ['f2'] })
  })

  it('is not written if nothing changes', async () => {
    writeElsewhere('{"hideWelcomeScreen":true}')
    await savePlayerData(engagement, { isWelcomed: true })
    expect(patches()).toEqual([])
  })

  it.each([
    [null, 0],
    ['', 0],
    [' ', 0],
    ['{}', 0],
    ['{"hideWelcomeScreen":"x"}', 0],
    ['{', 1],
    ['[]', 1],
    ['true', 1],
  ])('is that of a new player if it is %j, logged %i times', (custom_data, times) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(playerFromProfile({ id: 'p1', nickname: 'Ann', custom_data })).toMatchObject({
      isWelcomed: false,
      predictedFixtureIds: new Set(),
    })
    expect(log).toHaveBeenCalledTimes(times)
  })
})
