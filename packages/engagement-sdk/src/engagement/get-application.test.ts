import { describe, expect, it, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { getProgram, listPrograms, takePages } from '../index.ts'
import type { TestPlatform } from '../testing/index.ts'

const seen = ({ calls }: TestPlatform) =>
  calls.map(({ method, path, token }) => `${token ?? '-'} ${method} ${path.split('?')[0]}`)

const APPLICATION = '- GET /api/v1/applications/test-client/'
const PROFILE = 'fan-token GET /api/v1/applications/test-client/profile/'

describe('getApplication', () => {
  it('shares its read with a pending init, and with one that follows', async () => {
    const { engagement, platform, token } = matchWith()
    const init = engagement.init({ accessToken: token })
    const application = await engagement.getApplication()
    expect(engagement.application).toBe(application)
    await init
    expect(await engagement.getApplication()).toBe(application)
    expect(seen(platform)).toEqual([APPLICATION, PROFILE])

    const later = matchWith()
    await later.engagement.getApplication()
    await later.engagement.init({ accessToken: token })
    expect(seen(later.platform)).toEqual([APPLICATION, PROFILE])
  })

  it('has no addresses that are not text', async () => {
    const { engagement, platform } = matchWith()
    const body = { client_id: 'test-client', name: 5, programs_url: 5 }
    platform.inject({ path: 'applications', fault: { status: 200, body } })
    expect(await engagement.getApplication()).toEqual({ client_id: 'test-client', name: 5 })
  })

  it('continues for an init when its own caller aborts', async () => {
    const { engagement, platform, token } = matchWith()
    const stop = new AbortController()
    const application = engagement.getApplication({ signal: stop.signal })
    const init = engagement.init({ accessToken: token })
    stop.abort(new Error('left'))
    await expect(application).rejects.toThrow('left')
    await init
    expect(seen(platform)).toEqual([APPLICATION, PROFILE])
  })

  it('rejects when the engagement is disposed, and is forgotten by it', async () => {
    const { engagement, platform } = matchWith()
    await engagement.getApplication()
    engagement.dispose()
    expect(engagement.application).toBeUndefined()
    platform.inject({ fault: 'hang' })
    const pending = engagement.getApplication()
    await expect.poll(() => platform.calls).toHaveLength(2)
    engagement.dispose()
    await expect(pending).rejects.toMatchObject({ code: 'disposed' })
  })
})

describe('reads next to the profile', () => {
  it('reads programs before the profile has arrived, with the token given to init', async () => {
    const { engagement, platform, program, token } = matchWith()
    platform.inject({ path: 'profile', fault: 'hang' })
    const stop = new AbortController()
    const init = engagement.init({ accessToken: token, signal: stop.signal })
    await engagement.getApplication()
    await takePages(listPrograms(engagement, { title: program.title }))
    await getProgram(engagement, { programId: program.id })
    expect(engagement.phase).toBe('initialising')
    expect(seen(platform)).toEqual([
      APPLICATION,
      PROFILE,
      'fan-token GET /api/v1/programs/',
      `- GET /api/v1/programs/${program.id}/`,
    ])
    stop.abort(new Error('left'))
    await expect(init).rejects.toThrow('left')
  })

  it('leaves the renewal of a refused token to init', async () => {
    const tokenProvider = vi.fn(async () => 'fan-token')
    const { engagement, platform, program } = matchWith({ tokenProvider })
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    platform.inject({ path: 'profile', fault: { status: 401 } })
    platform.inject({ path: 'programs', fault: { status: 401 } })
    const init = engagement.init({ accessToken: 'stale' })
    await engagement.getApplication()
    await expect(takePages(listPrograms(engagement))).rejects.toMatchObject({ status: 401 })
    await init
    expect(tokenProvider).toHaveBeenCalledOnce()
    expect(signedOut).not.toHaveBeenCalled()
    const { results } = await takePages(listPrograms(engagement))
    expect(results.map(({ id }) => id)).toEqual([program.id])
  })

  it('sends no token after an init that failed', async () => {
    const { engagement, platform, token } = matchWith()
    platform.inject({ path: 'profile', fault: { status: 503 } })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status: 503 })
    await takePages(listPrograms(engagement))
    expect(seen(platform).at(-1)).toBe('- GET /api/v1/programs/')
  })
})

it('earliestNow follows a response that a cache may have kept, although now does not', async () => {
  const device = Date.UTC(2026, 0, 1)
  const platformAt = Date.UTC(2024, 3, 27)
  const { engagement, token } = matchWith({ clock: () => device }, { now: platformAt })
  expect(engagement.earliestNow()).toBe(device)
  await engagement.getApplication()
  expect([engagement.now(), engagement.earliestNow()]).toEqual([device, platformAt])
  await engagement.init({ accessToken: token })
  expect(engagement.now()).toBe(platformAt + 500)
})
