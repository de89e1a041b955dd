import { createEngagement, type Engagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform, type TestPlatform } from '@touchline/engagement-sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveNickname, savePlayerData } from './profile.ts'

let platform: TestPlatform
let engagement: Engagement

beforeEach(async () => {
  platform = createPlatform()
  const profile = aProfile({ nickname: 'Before', custom_data: '{"elsewhere":1}' })
  platform.addProfile({ profile, token: 'fan-token' })
  const { clientId, endpoint, fetch } = platform
  engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
  await engagement.init({ accessToken: 'fan-token' })
  platform.forgetCalls()
})

const patches = () => platform.calls.filter(({ method }) => method === 'PATCH')

describe('a nickname', () => {
  it('is saved when only its reply was lost: the profile that is read back has it', async () => {
    platform.inject({ method: 'PATCH', fault: 'drop-after-write' })
    expect((await saveNickname(engagement, 'After')).nickname).toBe('After')
    expect(patches()).toHaveLength(1)
  })

  it('is not saved when the request never arrived', async () => {
    platform.inject({ method: 'PATCH', fault: 'drop-before-write' })
    await expect(saveNickname(engagement, 'After')).rejects.toMatchObject({ code: 'network' })
  })

  it('is not saved where it was refused, even if the player has that very name already', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 400 } })
    await expect(saveNickname(engagement, 'Before')).rejects.toMatchObject({ status: 400 })
  })
})

describe("what the game keeps in a player's profile", () => {
  it('is merged into what is there now, whatever this page last read', async () => {
    const [id = ''] = platform.state.profiles.keys()
    const theirs = platform.state.profiles.get(id)
    const other = JSON.stringify({ elsewhere: 2, interacted_programs_key: ['f2'] })
    if (theirs !== undefined) platform.state.profiles.set(id, { ...theirs, custom_data: other })
    const { custom_data } = await savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    expect(JSON.parse(custom_data ?? '')).toEqual({ elsewhere: 2, interacted_programs_key: ['f2', 'f1'] })
  })

  it('keeps what another save of the browser adds at the same moment', async () => {
    const { clientId, endpoint, fetch } = platform
    const other = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
    await other.init({ accessToken: 'fan-token' })
    const saves = [engagement, other].map((tab, at) =>
      savePlayerData(tab, { predictedFixtureIds: [`f${at}`] }),
    )
    await Promise.all(saves)
    const [own] = platform.state.profiles.values()
    expect(JSON.parse(own?.custom_data ?? '')).toMatchObject({ interacted_programs_key: ['f0', 'f1'] })
  })

  it('is saved in a frame that may not use locks', async () => {
    const refused = new DOMException('No origin here.', 'SecurityError')
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(refused)
    const { custom_data } = await savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    expect(custom_data).toContain('f1')
  })

  it('is saved after a save that failed', async () => {
    platform.inject({ method: 'PATCH', fault: { status: 500 } })
    const failed = savePlayerData(engagement, { predictedFixtureIds: ['f1'] })
    const saved = savePlayerData(engagement, { predictedFixtureIds: ['f2'] })
    await expect(failed).rejects.toMatchObject({ status: 500 })
    expect(JSON.parse((await saved).custom_data ?? '')).toMatchObject({ interacted_programs_key: ['f2'] })
  })

  it('is not written where nothing changes', async () => {
    const [[id, own] = []] = platform.state.profiles
    if (id !== undefined && own !== undefined)
      platform.state.profiles.set(id, { ...own, custom_data: '{"hideWelcomeScreen":true}' })
    await savePlayerData(engagement, { isWelcomed: true })
    expect(patches()).toEqual([])
  })
})
