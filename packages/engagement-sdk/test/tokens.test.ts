import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createWidgetImpression,
  getUserProfile,
  memoryStore,
  request,
  updateUserProfile,
} from '../src/index.ts'
import { aProfile } from '../src/testing/index.ts'
import { readyMatch } from './ready-match.ts'

afterEach(() => void vi.useRealTimers())

describe('a token that expires', () => {
  const renewable = async () => {
    const tokenProvider = vi.fn(async () => 'new-token')
    const store = memoryStore()
    const match = await readyMatch({ tokenProvider, store })
    match.platform.expire('fan-token')
    match.platform.state.tokens.set('new-token', match.profile.id)
    const signedOut = vi.fn()
    match.engagement.on('signedOut', signedOut)
    return {
      ...match,
      store,
      tokenProvider,
      signedOut,
      read: () => request(match.engagement, { path: 'profiles/1/' }),
    }
  }

  it('is not renewed again and again for an address that refuses every token', async () => {
    const { engagement, platform, read } = await renewable()
    const renewed = vi.fn()
    engagement.on('renewed', renewed)
    platform.inject({ path: 'profiles/1/', fault: { status: 401 }, times: 30 })
    for (let call = 0; call < 10; call += 1) await expect(read()).rejects.toMatchObject({ status: 401 })
    expect(renewed).toHaveBeenCalledOnce()
  })

  it('is renewed for an address that refused every token, once that has accepted one', async () => {
    const { engagement, platform, profile, read, tokenProvider } = await renewable()
    platform.inject({ path: 'profiles/1/', fault: { status: 401 }, times: 2 })
    await expect(read()).rejects.toMatchObject({ status: 401 })
    platform.addProfile({ profile: aProfile({ id: '1' }), token: 'unused' })
    expect((await read()).status).toBe(200)
    platform.expire('new-token')
    platform.state.tokens.set('newer-token', profile.id)
    tokenProvider.mockResolvedValue('newer-token')
    expect((await read()).status).toBe(200)
    expect(engagement.profile?.access_token).toBe('newer-token')
  })

  it('is renewed once for twenty calls at the same time, and each is replayed once', async () => {
    const { engagement, platform, tokenProvider } = await renewable()
    const paths = Array.from({ length: 20 }, (_, number) => `profiles/x${number}/`)
    const answers = await Promise.allSettled(paths.map((path) => request(engagement, { path })))
    expect(tokenProvider).toHaveBeenCalledOnce()
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual(
      paths.map(() => 404),
    )
    const replayed = platform.calls.filter(({ path, token }) => path.includes('/x') && token === 'new-token')
    expect(new Set(replayed.map(({ path }) => path)).size).toBe(20)
    expect(replayed).toHaveLength(20)
  })

  it('is replaced in the profile, which keeps the fields that callers have added, and in the store, then announced once', async () => {
    const { engagement, profile, store } = await renewable()
    const added = { blockList: ['p2'], reactions: ['r1'] }
    engagement.internals.session.keep({ ...profile, access_token: 'fan-token', ...added })
    const renewed = vi.fn(() => engagement.profile)
    engagement.on('renewed', renewed)
    await request(engagement, { path: `profiles/${profile.id}/` })
    expect(renewed.mock.calls).toEqual([[engagement.profile]])
    expect(renewed.mock.results[0]?.value).toMatchObject({ access_token: 'new-token', ...added })
    expect(JSON.parse(store.read() ?? '')).toEqual(engagement.profile)
  })

  it('is renewed for a change of the own profile too', async () => {
    const { engagement } = await renewable()
    const change = { accessToken: 'fan-token', nickname: 'Changed' }
    const changed = { access_token: 'new-token', nickname: 'Changed' }
    expect(await updateUserProfile(engagement, change)).toMatchObject(changed)
    expect(engagement.profile).toMatchObject(changed)
  })

  it('is replaced in a change of the own profile that names the token from before the renewal', async () => {
    const { engagement, platform, read } = await renewable()
    await expect(read()).rejects.toMatchObject({ status: 404 })
    platform.forgetCalls()
    const changed = await updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'Changed' })
    expect(changed).toMatchObject({ access_token: 'new-token', nickname: 'Changed' })
    expect(platform.calls).toMatchObject([{ method: 'PATCH', token: 'new-token' }])
  })

  it('is sent as it is once another player has come, also if it was renewed before', async () => {
    const { engagement, platform, read } = await renewable()
    await expect(read()).rejects.toMatchObject({ status: 404 })
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second-token' })
    await engagement.init({ accessToken: 'second-token' })
    platform.forgetCalls()
    const change = updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'Changed' })
    await expect(change).rejects.toMatchObject({ status: 401 })
    expect(platform.calls).toMatchObject([{ method: 'PATCH', token: 'fan-token' }])
  })

  it('ends the session once when the provider fails', async () => {
    const { read, signedOut, tokenProvider } = await renewable()
    const cause = new Error('signed out elsewhere')
    tokenProvider.mockRejectedValue(cause)
    for (const call of [read(), read(), read()]) await expect(call).rejects.toMatchObject({ status: 401 })
    expect(signedOut.mock.calls).toMatchObject([[{ cause: { code: 'token-provider', cause } }]])
  })

  it.each<[string, (match: Awaited<ReturnType<typeof renewable>>) => unknown]>([
    ['is refused too, after one replay', ({ platform }) => platform.expire('new-token')],
    [
      'belongs to another profile',
      ({ platform }) => platform.addProfile({ profile: aProfile({ id: 'other' }), token: 'new-token' }),
    ],
    ['does not exist', ({ tokenProvider }) => tokenProvider.mockResolvedValue('')],
  ])('ends the session once when the new token %s', async (_, change) => {
    const match = await renewable()
    change(match)
    const { engagement, profile, read, signedOut } = match
    await expect(read()).rejects.toMatchObject({ status: 401 })
    await expect(read()).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('is replaced in a call whose 401 arrives after the renewal', async () => {
    const { engagement, platform, read, tokenProvider } = await renewable()
    vi.useFakeTimers()
    platform.inject({ fault: { delayMs: 100 } })
    const late = request(engagement, { path: `profiles/${engagement.profile?.id}/` })
    await expect.poll(() => platform.calls).toHaveLength(1)
    await expect(read()).rejects.toMatchObject({ status: 404 })
    await vi.advanceTimersByTimeAsync(100)
    expect((await late).status).toBe(200)
    expect(tokenProvider).toHaveBeenCalledOnce()
  })

  it('is never replaced by the token of a player who came later', async () => {
    const { engagement, platform, signedOut, tokenProvider, widgets } = await renewable()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second-token' })
    vi.useFakeTimers()
    platform.inject({ method: 'POST', fault: { delayMs: 100 } })
    const early = createWidgetImpression(engagement, { widget: widgets[0] })
    await expect.poll(() => platform.calls).toHaveLength(1)
    await engagement.init({ accessToken: 'second-token' })
    const refused = expect(early).rejects.toMatchObject({ status: 401 })
    await vi.advanceTimersByTimeAsync(100)
    await refused
    expect(platform.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(tokenProvider).not.toHaveBeenCalled()
    expect(signedOut).not.toHaveBeenCalled()
  })

  it('is requested once for a player, also while the request for the player before ends', async () => {
    const { engagement, platform, read, tokenProvider } = await renewable()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second-token' })
    platform.state.tokens.set('third-token', 'second')
    const requests = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
    for (const { promise } of requests) tokenProvider.mockReturnValueOnce(promise)
    const early = expect(read()).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => tokenProvider).toHaveBeenCalledTimes(1)
    await engagement.init({ accessToken: 'second-token' })
    platform.expire('second-token')
    const reads = [request(engagement, { path: 'profiles/second/' })]
    await expect.poll(() => tokenProvider).toHaveBeenCalledTimes(2)
    requests[0].resolve('new-token')
    await early
    reads.push(request(engagement, { path: 'profiles/second/' }))
    await expect.poll(() => platform.calls.filter(({ path }) => path.includes('second'))).toHaveLength(2)
    requests[1].resolve('third-token')
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200])
    expect(tokenProvider).toHaveBeenCalledTimes(2)
  })

  it('is not replaced once another init has given the same player another token', async () => {
    const { engagement, platform, profile, read, tokenProvider } = await renewable()
    platform.state.tokens.set('other-token', profile.id)
    const requested = Promise.withResolvers<string>()
    tokenProvider.mockReturnValueOnce(requested.promise)
    const early = expect(read()).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => tokenProvider).toHaveBeenCalledTimes(1)
    await engagement.init({ accessToken: 'other-token' })
    requested.resolve('new-token')
    await early
    expect(engagement.profile?.access_token).toBe('other-token')
  })

  it('is not replaced once another init has given the same player another token while the new token was checked', async () => {
    const { engagement, platform, profile, read } = await renewable()
    platform.state.tokens.set('other-token', profile.id)
    vi.useFakeTimers()
    platform.inject({ path: 'profile/', fault: { delayMs: 100 } })
    const early = expect(read()).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => platform.calls.at(-1)).toMatchObject({ token: 'new-token' })
    await engagement.init({ accessToken: 'other-token' })
    await vi.advanceTimersByTimeAsync(100)
    await early
    expect(engagement.profile?.access_token).toBe('other-token')
  })

  it('leaves no timer when the client is disposed while the token provider is pending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { engagement, read, tokenProvider } = await renewable()
    tokenProvider.mockReturnValueOnce(new Promise(() => undefined))
    const ended = expect(read()).rejects.toMatchObject({ code: 'disposed' })
    await expect.poll(() => tokenProvider).toHaveBeenCalledOnce()
    engagement.dispose()
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  it('times out a token provider that never resolves', async () => {
    const tokenProvider = () => new Promise<string>(() => undefined)
    const { engagement, platform } = await readyMatch({ tokenProvider, timeoutMs: 20 })
    platform.expire('fan-token')
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    await expect(request(engagement, { path: 'profiles/1/' })).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledWith({ cause: expect.objectContaining({ code: 'timeout' }) })
  })

  it('does not wait for the token provider beyond the call’s deadline', async () => {
    const tokenProvider = () => new Promise<string>(() => undefined)
    const { engagement, platform, token } = await readyMatch({ tokenProvider })
    platform.expire('fan-token')
    const call = request(engagement, { path: 'profiles/1/', deadlineAt: engagement.now() + 20 })
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
    const again = engagement.init({ accessToken: token, deadlineAt: engagement.now() + 20 })
    await expect(again).rejects.toMatchObject({ code: 'timeout' })
  })

  it('is not renewed after a 403', async () => {
    const { platform, read, tokenProvider } = await renewable()
    platform.inject({ fault: { status: 403 } })
    await expect(read()).rejects.toMatchObject({ status: 403 })
    expect(tokenProvider).not.toHaveBeenCalled()
  })
})

describe('an engagement with several profiles', () => {
  it('reads and changes a profile with its token, and leaves the own one unchanged', async () => {
    const { engagement, platform, profile } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'other', nickname: 'Other' }), token: 'other-token' })
    const other = await getUserProfile(engagement, { accessToken: 'other-token' })
    expect(other).toMatchObject({ id: 'other', access_token: 'other-token' })
    await updateUserProfile(engagement, { accessToken: 'other-token', nickname: 'Changed' })
    expect(platform.state.profiles.get('other')?.nickname).toBe('Changed')
    expect(engagement.profile).toMatchObject({ id: profile.id, nickname: 'Prop Star' })
  })

  it('never shares a request of one with another', async () => {
    const { engagement, platform } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'other' }), token: 'other-token' })
    const [own, other] = await Promise.all([
      getUserProfile(engagement, { accessToken: 'fan-token' }),
      getUserProfile(engagement, { accessToken: 'other-token' }),
    ])
    expect(own.id).not.toBe(other.id)
    expect(platform.calls).toHaveLength(2)
  })
})
