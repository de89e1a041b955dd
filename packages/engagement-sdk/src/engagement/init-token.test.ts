import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { type EngagementOptions, memoryStore } from '../index.ts'
import { aProfile } from '../testing/index.ts'

const seen = ({ method, path, token }: { method: string; path: string; token: string | undefined }) =>
  `${token ?? '-'} ${method} ${path}`

describe('the token of init', () => {
  it('reads the application without a token, then the profile with the token given', async () => {
    const { engagement, platform, profile, token } = matchWith()
    const found = await engagement.init({ accessToken: token })
    expect(platform.calls.map(seen)).toEqual([
      '- GET /api/v1/applications/test-client/',
      'fan-token GET /api/v1/applications/test-client/profile/',
    ])
    expect(found).toMatchObject({ id: profile.id, access_token: token, blockList: null, reactions: null })
  })

  it.each([['Zed', { nickname: 'Zed' }], [undefined]])(
    'creates an anonymous profile with the nickname %s, and sends no token for it',
    async (nickname, body?: object) => {
      const { engagement, platform } = matchWith()
      const found = await engagement.init({ nickname })
      expect(platform.calls.at(-1)).toMatchObject({ method: 'POST', token: undefined, body })
      expect(found.nickname).toContain(nickname ?? 'Fan')
      expect(platform.state.tokens.get(found.access_token)).toBe(found.id)
    },
  )

  it('prefers the token given, then the configured one, then the one of the provider, then the stored one', async () => {
    const store = memoryStore(JSON.stringify({ access_token: 'stored' }))
    const tokenProvider = vi.fn(async () => 'provided')
    const init = async (options: Partial<EngagementOptions>, accessToken?: string) => {
      const { engagement, platform } = matchWith({ store, ...options })
      for (const token of ['given', 'configured', 'provided', 'stored'])
        platform.addProfile({ profile: aProfile({ id: token }), token })
      return (await engagement.init({ accessToken })).id
    }
    expect(await init({})).toBe('stored')
    expect(await init({ tokenProvider })).toBe('provided')
    expect(tokenProvider.mock.calls).toEqual([[{ reason: 'init' }]])
    expect(await init({ tokenProvider, accessToken: 'configured' })).toBe('configured')
    expect(await init({ tokenProvider, accessToken: 'configured' }, 'given')).toBe('given')
    expect(tokenProvider).toHaveBeenCalledOnce()
  })

  it('rejects when its caller aborts while the token provider is pending', async () => {
    const tokenProvider = vi.fn(() => new Promise<string>(() => undefined))
    const { engagement } = matchWith({ tokenProvider })
    const leaving = new AbortController()
    const pending = engagement.init({ signal: leaving.signal })
    await expect.poll(() => tokenProvider).toHaveBeenCalledOnce()
    leaving.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
    expect(engagement.phase).toBe('idle')
  })

  it('rejects with token-provider when the provider throws or rejects', async () => {
    const cause = new TypeError('mine')
    const tokenProvider = vi.fn(() => Promise.reject(cause))
    tokenProvider.mockImplementationOnce(() => {
      throw cause
    })
    const { engagement } = matchWith({ tokenProvider })
    for (let call = 0; call < 2; call += 1)
      await expect(engagement.init()).rejects.toMatchObject({
        code: 'token-provider',
        cause,
        retryable: true,
      })
  })

  it.each([
    ['the engagement', { timeoutMs: 20 }, {}],
    ['the call', {}, { timeoutMs: 20 }],
  ])(
    'rejects at the limit of %s if the token provider never resolves, and continues without a store that never does',
    async (_, options, call) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const pending = vi.fn(() => new Promise<string>(() => undefined))
      const refused = matchWith({ tokenProvider: pending, ...options }).engagement.init(call)
      const ready = matchWith({ store: { read: pending, write: vi.fn() }, ...options }).engagement.init(call)
      const ended = expect(refused).rejects.toMatchObject({ code: 'timeout' })
      await expect.poll(() => pending).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(20)
      await ended
      expect((await ready).id).toBeTypeOf('string')
    },
  )

  it('rejects a new profile without a token', async () => {
    const { engagement, platform } = matchWith()
    platform.inject({ method: 'POST', fault: { status: 201, body: { id: 'new', nickname: 'New' } } })
    const unreadable = { code: 'invalid-body', resource: 'profile', field: 'access_token' }
    await expect(engagement.init()).rejects.toMatchObject(unreadable)
  })

  it('requests no other token when the profile cannot be read for another reason than a 401', async () => {
    const tokenProvider = vi.fn(async () => 'fan-token')
    const { engagement, platform } = matchWith({ tokenProvider })
    platform.inject({ path: 'profile/', fault: { status: 503 } })
    await expect(engagement.init()).rejects.toMatchObject({ status: 503, retryable: true })
    expect(tokenProvider).toHaveBeenCalledTimes(1)
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
    const { engagement, logger } = matchWith({ store: { read: refuse, write: refuse } })
    await engagement.init()
    expect(engagement.phase).toBe('ready')
    expect(logger.warn.mock.calls).toEqual([
      ['The store failed; memory is used.', new Error('refused')],
      ['The store failed; memory is used.', new Error('refused')],
    ])
  })

  it('waits for the token of an asynchronous store, and warns when it rejects a write', async () => {
    const write = vi.fn(() => Promise.reject(new Error('full')))
    const { engagement, logger, token } = matchWith({
      store: { read: async () => JSON.stringify({ access_token: 'fan-token' }), write },
    })
    expect((await engagement.init()).access_token).toBe(token)
    await expect.poll(() => logger.warn).toHaveBeenCalledOnce()
    expect(write).toHaveBeenCalledOnce()
  })

  it('rejects if the stored token is refused, and keeps it stored', async () => {
    const stored = JSON.stringify({ id: 'me', access_token: 'old' })
    const store = memoryStore(stored)
    const { engagement, platform } = matchWith({ store })
    platform.addProfile({ profile: aProfile(), token: 'old' })
    platform.expire('old')
    await expect(engagement.init()).rejects.toMatchObject({ code: 'http', status: 401 })
    expect(store.read()).toBe(stored)
    expect(engagement.phase).toBe('idle')
  })

  it('drops a stored token that no header can carry, and warns', async () => {
    const store = memoryStore(JSON.stringify({ access_token: 'two words' }))
    const { engagement, logger, platform } = matchWith({ store })
    await engagement.init()
    expect(platform.calls.at(-1)).toMatchObject({ method: 'POST', token: undefined })
    expect(logger.warn).toHaveBeenCalledWith(
      'The stored token is dropped: it contains white space. Trim it, and check that it is one token.',
      undefined,
    )
  })

  it.each([
    ['Bearer fan-token', 'it starts with "Bearer ", which the client adds. Give the token alone.'],
    ['fan token', 'it contains white space. Trim it, and check that it is one token.'],
    ['fan-tok\u00e9n', 'it contains a character that no header can carry.'],
  ])('names the reason why the token %j cannot be sent', async (accessToken, reason) => {
    const { engagement } = matchWith()
    await expect(engagement.init({ accessToken })).rejects.toThrow(`Invalid accessToken argument: ${reason}`)
  })
})
