import { describe, expect, it, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { aProfile } from '../testing/index.ts'

describe('several callers of init', () => {
  it.each([0, 1])('rejects only caller %i of two when that one aborts', async (leaver) => {
    const { engagement, token, platform } = matchWith()
    const leaving = new AbortController()
    const calls = [0, 1].map((caller) =>
      engagement.init({ accessToken: token, signal: caller === leaver ? leaving.signal : undefined }),
    )
    leaving.abort(new Error('unmounted'))
    await expect(calls[leaver]).rejects.toThrow('unmounted')
    expect(await calls[1 - leaver]).toBe(engagement.profile)
    expect(platform.calls).toHaveLength(2)
  })

  it('starts a new initialisation after the only caller aborts, which is no failure', async () => {
    const { engagement, token } = matchWith()
    const failed = vi.fn()
    engagement.on('failed', failed)
    const leaving = new AbortController()
    const first = engagement.init({ accessToken: token, signal: leaving.signal })
    leaving.abort(new Error('unmounted'))
    expect(engagement.phase).toBe('idle')
    const second = engagement.init({ accessToken: token, signal: new AbortController().signal })
    await expect(first).rejects.toThrow('unmounted')
    expect(engagement.phase).toBe('initialising')
    expect(await second).toBe(engagement.profile)
    expect(failed).not.toHaveBeenCalled()
  })

  it('rejects the initialisation that it replaces', async () => {
    const { engagement, token, platform, profile } = matchWith()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second' })
    const first = engagement.init({ accessToken: token })
    const second = engagement.init({ accessToken: 'second' })
    const third = engagement.init({ accessToken: token })
    await expect(first).rejects.toMatchObject({ code: 'superseded' })
    await expect(second).rejects.toMatchObject({ code: 'superseded' })
    expect(await third).toBe(engagement.profile)
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('starts a new initialisation when a listener of a failure calls it', async () => {
    const { engagement, token, platform } = matchWith()
    platform.inject({ fault: { status: 503 } })
    const again = new Promise((resolve) =>
      engagement.on('failed', () => resolve(engagement.init({ accessToken: token }))),
    )
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status: 503 })
    expect(await again).toBe(engagement.profile)
  })
})
