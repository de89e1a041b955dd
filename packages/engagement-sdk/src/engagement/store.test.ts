import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { aProfile } from '../testing/index.ts'
import { localStorageStore } from './store.ts'

const kept = new Map<string, string>()
const setItem = vi.fn((key: string, text: string) => void kept.set(key, text))
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  setItem.mockReset()
  kept.clear()
})

describe('a full localStorage', () => {
  it('does not create a second anonymous profile', async () => {
    setItem.mockImplementation(full)
    const { engagement, platform } = matchWith()
    const first = await engagement.init()
    const second = await engagement.init()
    expect(second.id).toBe(first.id)
    expect(platform.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('does not restore the previous player, on this page or the next', async () => {
    setItem.mockImplementation(full)
    const key = 'livelike-user-auth-test-client'
    kept.set(key, '{"access_token":"old-token"}')
    const { engagement, platform, profile, token } = matchWith()
    platform.addProfile({ profile: aProfile({ id: 'old' }), token: 'old-token' })
    await engagement.init({ accessToken: token })
    expect((await engagement.init()).id).toBe(profile.id)
    expect(localStorageStore(key).read()).toBe(null)
  })

  it('is used again as soon as a write succeeds', () => {
    const store = localStorageStore('key')
    setItem.mockImplementationOnce(full)
    expect(() => store.write('refused')).toThrow()
    expect([store.read(), kept.get('key')]).toEqual(['refused', undefined])
    store.write('taken')
    kept.set('key', 'by another tab')
    expect(store.read()).toBe('by another tab')
  })
})

it('keeps the profile in memory without localStorage', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { engagement } = matchWith()
  const first = await engagement.init()
  expect((await engagement.init()).id).toBe(first.id)
})
