import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { matchWith, readyMatch } from '../../test/ready-match.ts'
import {
  createEngagement,
  exponentialRetry,
  getWidget,
  memoryStore,
  type OwnProfile,
  signOut,
  whoAmI,
} from '../index.ts'
import { configureRealtime } from '../realtime/index.ts'
import { aProfile } from '../testing/index.ts'

describe('init', () => {
  it('creates nothing that Cloudflare Workers refuse at module scope', () => {
    const refuse = class {
      constructor() {
        throw new Error('Disallowed operation called within global scope.')
      }
    }
    vi.stubGlobal('AbortController', refuse)
    vi.stubGlobal('TransformStream', refuse)
    const engagement = createEngagement({ clientId: 'test-client', tokenProvider: async () => 'token' })
    configureRealtime(engagement, {})
    expect(engagement.phase).toBe('idle')
  })

  it('is ready before it notifies its listeners, and logs a listener that throws', async () => {
    const { engagement, logger, token } = matchWith()
    const received: (OwnProfile | string)[] = []
    engagement.on('ready', () => {
      throw new Error('mine')
    })
    engagement.on('ready', (profile) => void received.push(engagement.phase, profile))
    const profile = await engagement.init({ accessToken: token })
    expect(received).toEqual(['ready', profile])
    expect(logger.error).toHaveBeenCalledWith('A "ready" listener threw', new Error('mine'))
  })

  it('initialises again and reads the application again when it is called again', async () => {
    const { engagement, token, platform } = await readyMatch()
    const again = engagement.init({ accessToken: token })
    expect([engagement.phase, engagement.profile]).toEqual(['initialising', undefined])
    await again
    expect(engagement.phase).toBe('ready')
    expect(platform.calls).toHaveLength(2)
  })

  it('fails as retryable, stays idle and can be tried again after a failure', async () => {
    const { engagement, token, platform } = matchWith()
    for (const fault of ['drop-before-write', { status: 500, body: { detail: 'down' } }] as const) {
      platform.inject({ fault })
      await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ retryable: true })
      expect(engagement.phase).toBe('idle')
    }
    expect((await engagement.init({ accessToken: token })).access_token).toBe(token)
  })

  it('names an unknown client', async () => {
    const { engagement } = matchWith({ clientId: 'nobody' })
    await expect(engagement.init()).rejects.toThrow('Client resource not found. Check Client Id.')
  })

  it('rejects a read before it is ready', async () => {
    const { engagement } = matchWith()
    const lookup = getWidget(engagement, { widgetId: 'w', widgetKind: 'text-poll' })
    const refusal = { code: 'not-initialised', message: 'SDK not initialised' }
    await expect(lookup).rejects.toMatchObject(refusal)
  })

  it('reads the application once, whatever retry policy reads have', async () => {
    const retry = exponentialRetry({ baseMs: 0 })
    const { engagement, token, platform } = matchWith({ retry })
    platform.inject({ path: 'applications', fault: { status: 503 }, times: 1 })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status: 503 })
    expect(platform.calls).toHaveLength(1)
  })

  it('reads the application once over the tries of a profile that fails, and again in a later init', async () => {
    const { engagement, token, platform } = matchWith()
    const applicationReads = () => platform.calls.filter(({ path }) => path.endsWith('/test-client/')).length
    platform.inject({ path: 'profile', fault: { status: 503 }, times: 2 })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status: 503 })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status: 503 })
    await engagement.init({ accessToken: token })
    expect(applicationReads()).toBe(1)
    await engagement.init({ accessToken: token })
    expect(applicationReads()).toBe(2)
  })

  it.each([
    [3, 3000],
    [0.01, 1000],
    [0, 10_000],
    [null, 10_000],
  ])('polls for an application that names %d s every %i ms', async (api_polling_interval, intervalMs) => {
    const { engagement, token, platform } = matchWith()
    expect(engagement.pollingIntervalMs).toBe(10_000)
    platform.state.application = { api_polling_interval }
    await engagement.init({ accessToken: token })
    expect(engagement.pollingIntervalMs).toBe(intervalMs)
  })

  it('reads the global fetch at each call', async () => {
    const { platform, token } = matchWith()
    const engagement = createEngagement({ clientId: platform.clientId, endpoint: platform.endpoint })
    vi.stubGlobal('fetch', platform.fetch)
    await engagement.init({ accessToken: token })
    expect(platform.calls).toHaveLength(2)
  })

  it('adds the slash that an endpoint lacks', async () => {
    const { engagement, token, platform } = matchWith({ endpoint: 'https://platform.test/api/v1' })
    await engagement.init({ accessToken: token })
    expect(platform.calls[0]?.path).toBe('/api/v1/applications/test-client/')
  })

  it('calls the analytics provider, and logs one that throws', async () => {
    const track = vi.fn(() => {
      throw new Error('blocked')
    })
    const { logger, profile } = await readyMatch({ analytics: { track } })
    expect(track).toHaveBeenCalledWith('init', { profileId: profile.id })
    expect(logger.error).toHaveBeenCalledOnce()
  })
})

describe('signOut', () => {
  it('forgets the player and the stored token, and keeps listeners', async () => {
    const store = memoryStore()
    const { engagement, platform, profile } = await readyMatch({ store })
    const ready = vi.fn()
    engagement.on('ready', ready)
    platform.inject({ fault: 'hang', times: 1 })
    const pending = getWidget(engagement, { widgetId: 'w', widgetKind: 'text-poll' })
    await expect.poll(() => platform.calls).toHaveLength(1)
    signOut(engagement)
    await expect(pending).rejects.toMatchObject({ code: 'disposed' })
    expect([engagement.phase, engagement.profile, store.read()]).toEqual(['idle', undefined, ''])
    expect((await engagement.init()).id).not.toBe(profile.id)
    expect(ready).toHaveBeenCalledOnce()
  })

  it('lets a new profile follow a stored token that the platform refuses', async () => {
    const { engagement, platform } = matchWith({ store: memoryStore('{"access_token":"old"}') })
    platform.addProfile({ profile: aProfile(), token: 'old' })
    expect(await whoAmI(engagement)).toMatchObject({ access_token: 'old' })
    platform.expire('old')
    await expect(engagement.init()).rejects.toMatchObject({ status: 401 })
    expect(await whoAmI(engagement)).toBe(undefined)
    signOut(engagement)
    expect((await engagement.init()).access_token).not.toBe('old')
  })
})

describe('dispose', () => {
  it('is called at the end of a block', async () => {
    const { engagement } = await readyMatch()
    {
      using used = engagement
      expect(used.phase).toBe('ready')
    }
    expect(engagement.phase).toBe('idle')
  })

  it('rejects pending calls, removes listeners and can be followed by init', async () => {
    const { engagement, token, platform, widgets } = await readyMatch()
    const ready = vi.fn()
    engagement.on('ready', ready)
    platform.inject({ fault: 'hang' })
    const pending = getWidget(engagement, { widgetId: widgets[0].id, widgetKind: 'text-prediction' })
    await expect.poll(() => platform.calls).toHaveLength(1)
    const { disposal } = engagement.internals
    engagement.dispose()
    await expect(pending).rejects.toMatchObject({ code: 'disposed' })
    expect([engagement.phase, disposal.aborted]).toEqual(['idle', true])
    await engagement.init({ accessToken: token })
    expect(engagement.phase).toBe('ready')
    expect(ready).not.toHaveBeenCalled()
  })

  it('does not reject later calls', async () => {
    const { engagement, token } = matchWith()
    const pending = engagement.init({ accessToken: token })
    engagement.dispose()
    const again = engagement.init({ accessToken: token })
    await expect(pending).rejects.toMatchObject({ code: 'disposed' })
    expect(await again).toBe(engagement.profile)
  })

  it('clears its timers', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { engagement, platform, token } = matchWith()
    platform.inject({ fault: 'hang' })
    const pending = engagement.init({ accessToken: token })
    await vi.advanceTimersByTimeAsync(1)
    engagement.dispose()
    await expect(pending).rejects.toMatchObject({ code: 'disposed' })
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
