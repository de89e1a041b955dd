import { describe, expect, it, vi } from 'vitest'
import { matchWith, readyMatch } from '../../test/ready-match.ts'
import {
  createEngagement,
  EngagementError,
  type EngagementOptions,
  exponentialRetry,
  getWidget,
  memoryStore,
  NotInitialisedError,
  type OwnProfile,
  signOut,
  whoAmI,
} from '../index.ts'
import { configureRealtime } from '../realtime/index.ts'
import { aProfile } from '../testing/index.ts'

const seen = ({ method, path, token }: { method: string; path: string; token: string | undefined }) =>
  `${token ?? '-'} ${method} ${path}`

describe('init', () => {
  it('reads the application without a token, then the profile with the token given', async () => {
    const { engagement, platform, profile, token } = matchWith()
    const found = await engagement.init({ accessToken: token })
    expect(platform.calls.map(seen)).toEqual([
      '- GET /api/v1/applications/test-client/',
      'fan-token GET /api/v1/applications/test-client/profile/',
    ])
    expect(found).toMatchObject({ id: profile.id, access_token: token, blockList: null, reactions: null })
  })

  it('creates an anonymous profile with the nickname given, and sends no token for it', async () => {
    const { engagement, platform } = matchWith()
    const found = await engagement.init({ nickname: 'Zed' })
    expect(platform.calls.at(-1)).toMatchObject({
      method: 'POST',
      token: undefined,
      body: { nickname: 'Zed' },
    })
    expect(found.nickname).toBe('Zed')
    expect(platform.state.tokens.get(found.access_token)).toBe(found.id)
  })

  it('creates an anonymous profile without a body when there is no nickname', async () => {
    const { engagement, platform } = matchWith()
    await engagement.init()
    expect(platform.calls.at(-1)).toMatchObject({ method: 'POST', body: undefined })
  })

  it('prefers the token given, then the configured one, then the stored one', async () => {
    const stored = JSON.stringify({ access_token: 'stored' })
    const players = (options: Partial<EngagementOptions>) => {
      const match = matchWith({ store: memoryStore(stored), ...options })
      for (const token of ['given', 'configured', 'stored']) {
        match.platform.addProfile({ profile: aProfile({ id: token }), token })
      }
      return match.engagement
    }
    expect((await players({ accessToken: 'configured' }).init({ accessToken: 'given' })).id).toBe('given')
    expect((await players({ accessToken: 'configured' }).init()).id).toBe('configured')
    expect((await players({}).init()).id).toBe('stored')
  })

  it('calls the token provider before it falls back to the store', async () => {
    const tokenProvider = vi.fn(async () => 'fan-token')
    const { engagement } = matchWith({ tokenProvider, store: memoryStore('{"access_token":"old"}') })
    expect((await engagement.init()).access_token).toBe('fan-token')
    expect(tokenProvider).toHaveBeenCalledWith({ reason: 'init' })
  })

  it('rejects when its caller aborts while the token provider is pending', async () => {
    const tokenProvider = vi.fn(() => new Promise<string>(() => undefined))
    const { engagement } = matchWith({ tokenProvider })
    const leaving = new AbortController()
    const pending = engagement.init({ signal: leaving.signal })
    await vi.waitFor(() => expect(tokenProvider).toHaveBeenCalledOnce())
    leaving.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
    expect(engagement.phase).toBe('idle')
  })

  it.each([
    [
      'throws',
      () => {
        throw new TypeError('mine')
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('mine'))],
  ])('says that the token provider failed when it %s', async (_, tokenProvider) => {
    const { engagement } = matchWith({ tokenProvider })
    const failed = engagement.init()
    await expect(failed).rejects.toBeInstanceOf(EngagementError)
    await expect(failed).rejects.toMatchObject({ code: 'token-provider', cause: new TypeError('mine') })
  })

  it('renews a token that init finds expired, once', async () => {
    const tokenProvider = vi.fn(async () => 'fan-token')
    const { engagement, platform } = matchWith({ tokenProvider })
    platform.addProfile({ profile: aProfile(), token: 'old' })
    platform.expire('old')
    expect((await engagement.init({ accessToken: 'old' })).access_token).toBe('fan-token')
    expect(tokenProvider.mock.calls).toEqual([[{ reason: 'unauthorised' }]])
  })

  it.each([['not json'], ['null'], ['{"access_token":5}'], ['[]']])(
    'treats a stored %s as nothing stored',
    async (text) => {
      const { engagement, platform } = matchWith({ store: memoryStore(text) })
      await engagement.init()
      expect(platform.calls.at(-1)?.method).toBe('POST')
    },
  )

  it('stores the profile with its token', async () => {
    const store = memoryStore()
    const { engagement, token } = matchWith({ store })
    await engagement.init({ accessToken: token })
    expect(JSON.parse(store.read() ?? '')).toMatchObject({ nickname: 'Prop Star', access_token: token })
  })

  it('works with a store that throws, and warns', async () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { engagement } = matchWith({ store: { read: refuse, write: refuse }, logger })
    await engagement.init()
    expect(engagement.phase).toBe('ready')
    expect(logger.warn.mock.calls).toEqual([
      ['The store failed; memory is used.', new Error('refused')],
      ['The store failed; memory is used.', new Error('refused')],
    ])
  })

  it('waits for the token of an asynchronous store, and warns when it rejects a write', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() }
    const write = vi.fn(() => Promise.reject(new Error('full')))
    const { engagement, token } = matchWith({
      store: { read: async () => JSON.stringify({ access_token: 'fan-token' }), write },
      logger,
    })
    expect((await engagement.init()).access_token).toBe(token)
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledOnce())
    expect(write).toHaveBeenCalledOnce()
  })

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

  it('rejects where the stored token is refused, and keeps what is stored', async () => {
    const stored = JSON.stringify({ id: 'me', access_token: 'old' })
    const store = memoryStore(stored)
    const { engagement, platform } = matchWith({ store })
    platform.addProfile({ profile: aProfile(), token: 'old' })
    platform.expire('old')
    await expect(engagement.init()).rejects.toMatchObject({ code: 'http', status: 401 })
    expect(store.read()).toBe(stored)
    expect(engagement.phase).toBe('idle')
  })

  it('logs what an async listener rejects with', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { engagement, token } = matchWith({ logger })
    engagement.on('ready', async () => {
      throw new Error('mine')
    })
    await engagement.init({ accessToken: token })
    expect(logger.error).toHaveBeenCalledWith('A "ready" listener threw', new Error('mine'))
  })

  it('is ready before it notifies its listeners, and logs a listener that throws', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { engagement, token } = matchWith({ logger })
    const heard: (OwnProfile | string)[] = []
    engagement.on('ready', () => {
      throw new Error('mine')
    })
    engagement.on('ready', (profile) => void heard.push(engagement.phase, profile))
    const profile = await engagement.init({ accessToken: token })
    expect(heard).toEqual(['ready', profile])
    expect(logger.error).toHaveBeenCalledWith('A "ready" listener threw', new Error('mine'))
  })

  it('goes back to initialising and reloads when called again', async () => {
    const { engagement, token, platform } = await readyMatch()
    const again = engagement.init({ accessToken: token })
    expect([engagement.phase, engagement.profile]).toEqual(['initialising', undefined])
    await again
    expect(engagement.phase).toBe('ready')
    expect(platform.calls).toHaveLength(2)
  })

  it('shares one initialisation between callers with the same token', async () => {
    const { engagement, token, platform } = matchWith()
    const [first, second] = await Promise.all([
      engagement.init({ accessToken: token }),
      engagement.init({ accessToken: token }),
    ])
    expect(first).toBe(second)
    expect(platform.calls).toHaveLength(2)
  })

  it('continues for the second caller when the first aborts', async () => {
    const { engagement, token, platform } = matchWith()
    const leaving = new AbortController()
    const first = engagement.init({ accessToken: token, signal: leaving.signal })
    const second = engagement.init({ accessToken: token })
    leaving.abort(new Error('unmounted'))
    await expect(first).rejects.toThrow('unmounted')
    expect(await second).toBe(engagement.profile)
    expect(platform.calls).toHaveLength(2)
  })

  it('starts a new initialisation after the only caller aborts', async () => {
    const { engagement, token } = matchWith()
    const leaving = new AbortController()
    const first = engagement.init({ accessToken: token, signal: leaving.signal })
    leaving.abort(new Error('unmounted'))
    expect(engagement.phase).toBe('idle')
    const second = engagement.init({ accessToken: token, signal: new AbortController().signal })
    await expect(first).rejects.toThrow('unmounted')
    expect(engagement.phase).toBe('initialising')
    expect(await second).toBe(engagement.profile)
  })

  it('rejects only the joined caller when that one aborts', async () => {
    const { engagement, token } = matchWith()
    const leaving = new AbortController()
    const first = engagement.init({ accessToken: token })
    const second = engagement.init({ accessToken: token, signal: leaving.signal })
    leaving.abort(new Error('unmounted'))
    await expect(second).rejects.toThrow('unmounted')
    expect(await first).toBe(engagement.profile)
  })

  it('sends nothing with a signal that is already aborted', async () => {
    const { engagement, token, profile } = await readyMatch()
    const again = engagement.init({ accessToken: token, signal: AbortSignal.abort(new Error('gone')) })
    await expect(again).rejects.toThrow('gone')
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('rejects the initialisation that it replaces', async () => {
    const { engagement, token, platform } = matchWith()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second' })
    const first = engagement.init({ accessToken: token })
    const second = engagement.init({ accessToken: 'second' })
    const third = engagement.init({ accessToken: token })
    await expect(first).rejects.toMatchObject({ code: 'superseded' })
    await expect(second).rejects.toMatchObject({ code: 'superseded' })
    expect(await third).toBe(engagement.profile)
  })

  it('ends as the latest of two players, whichever response arrives last', async () => {
    const { engagement, token, platform } = matchWith()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second' })
    const first = engagement.init({ accessToken: token })
    const second = engagement.init({ accessToken: 'second' })
    await expect(first).rejects.toMatchObject({ code: 'superseded' })
    expect((await second).id).toBe('second')
    expect(engagement.profile?.id).toBe('second')
  })

  it('stays idle and can be tried again after a failure', async () => {
    const { engagement, token, platform } = matchWith()
    platform.inject({ fault: { status: 500, body: { detail: 'down' } } })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({
      status: 500,
      retryable: false,
    })
    expect(engagement.phase).toBe('idle')
    await expect(engagement.init({ accessToken: token })).resolves.toMatchObject({ access_token: token })
  })

  it('names an unknown client', async () => {
    const { engagement } = matchWith({ clientId: 'nobody' })
    await expect(engagement.init()).rejects.toThrow('Client resource not found. Check Client Id.')
  })

  it('rejects a read before it is ready', async () => {
    const { engagement } = matchWith()
    const lookup = getWidget(engagement, { widgetId: 'w', widgetKind: 'text-poll' })
    await expect(lookup).rejects.toBeInstanceOf(NotInitialisedError)
    await expect(lookup).rejects.toThrow(/^SDK not initialised$/)
  })

  it('reads the application once, whatever retry policy reads have', async () => {
    const retry = exponentialRetry({ baseMs: 0 })
    const { engagement, token, platform } = matchWith({ retry })
    platform.inject({ path: 'applications', fault: { status: 503 }, times: 1 })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({
      status: 503,
      retryable: false,
    })
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

  it('takes the polling interval from the application, 10 s without one', async () => {
    const { engagement, token, platform } = matchWith()
    expect(engagement.pollingIntervalMs).toBe(10_000)
    platform.state.application = { api_polling_interval: 3 }
    await engagement.init({ accessToken: token })
    expect(engagement.pollingIntervalMs).toBe(3000)
    platform.state.application = { api_polling_interval: 0 }
    await engagement.init({ accessToken: token })
    expect(engagement.pollingIntervalMs).toBe(10_000)
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
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { profile } = await readyMatch({ analytics: { track }, logger })
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
    await vi.waitFor(() => expect(platform.calls).toHaveLength(1))
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
    const pending = getWidget(engagement, { widgetId: widgets[0]?.id ?? '', widgetKind: 'text-prediction' })
    await vi.waitFor(() => expect(platform.calls).toHaveLength(1))
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
    try {
      const { engagement, platform, token } = matchWith()
      platform.inject({ fault: 'hang' })
      const pending = engagement.init({ accessToken: token })
      await vi.advanceTimersByTimeAsync(1)
      engagement.dispose()
      await expect(pending).rejects.toMatchObject({ code: 'disposed' })
      await vi.advanceTimersByTimeAsync(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
