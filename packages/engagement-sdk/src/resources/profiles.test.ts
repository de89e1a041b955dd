import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { createUserProfile, getUserProfile, memoryStore, updateUserProfile } from '../index.ts'
import { aProfile } from '../testing/index.ts'

describe('profiles', () => {
  it('reads another profile by id', async () => {
    const { engagement, platform } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'other', nickname: 'Lock Nut' }), token: 't' })
    expect((await getUserProfile(engagement, { profileId: 'other' })).nickname).toBe('Lock Nut')
  })

  it('creates a profile with the given fields and without a token, and does not change the own one', async () => {
    const { engagement, platform, profile } = await readyMatch()
    const made = await createUserProfile(engagement, { custom_data: '{}' })
    expect(platform.calls).toMatchObject([{ method: 'POST', token: undefined, body: { custom_data: '{}' } }])
    expect(made.access_token).toContain('token')
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('sends the given fields only, and updates the own profile in memory and in the store', async () => {
    const store = memoryStore()
    const { engagement, platform } = await readyMatch({ store })
    const change = { nickname: 'Changed', custom_data: '{"a":1}' }
    await updateUserProfile(engagement, { accessToken: 'fan-token', ...change })
    expect(platform.calls[0]?.body).toEqual(change)
    for (const profile of [engagement.profile, JSON.parse(store.read() ?? '')])
      expect(profile).toMatchObject({ ...change, access_token: 'fan-token' })
  })

  it('returns the profile that it changed although an init begins meanwhile', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ method: 'PATCH', fault: { delayMs: 1 } })
    platform.inject({ method: 'GET', fault: 'hang' })
    const changed = updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'Changed' })
    const pending = expect(engagement.init()).rejects.toMatchObject({ code: 'disposed' })
    expect(await changed).toMatchObject({ nickname: 'Changed', access_token: 'fan-token' })
    engagement.dispose()
    await pending
  })
})
