import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import {
  createEngagement,
  createWidgetImpression,
  EngagementError,
  getUserProfile,
  request,
  UntrustedOriginError,
  updateUserProfile,
} from '../src/index.ts'
import { aProfile } from '../src/testing/index.ts'
import { matchWith, readyMatch } from './ready-match.ts'

describe('a token that expires', () => {
  const renewable = async () => {
    const tokenProvider = vi.fn(async () => 'new-token')
    const match = await readyMatch({ tokenProvider })
    match.platform.expire('fan-token')
    match.platform.state.tokens.set('new-token', match.profile.id)
    return { ...match, tokenProvider }
  }

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

  it('is replaced in the profile and in the store, then announced once', async () => {
    const { engagement } = await renewable()
    const renewed = vi.fn(() => engagement.profile?.access_token)
    engagement.on('renewed', renewed)
    await request(engagement, { path: `profiles/${engagement.profile?.id}/` })
    expect(renewed.mock.calls).toEqual([[engagement.profile]])
    expect(renewed).toHaveReturnedWith('new-token')
  })

  it('keeps the fields of the profile that callers have added', async () => {
    const { engagement } = await renewable()
    if (!engagement.profile) throw new Error('The scenario is ready.')
    engagement.internals.keepProfile({ ...engagement.profile, blockList: ['p2'], reactions: ['r1'] })
    await request(engagement, { path: `profiles/${engagement.profile.id}/` })
    expect(engagement.profile).toMatchObject({
      access_token: 'new-token',
      blockList: ['p2'],
      reactions: ['r1'],
    })
  })

  it('ends the session once when the provider fails', async () => {
    const { engagement, tokenProvider } = await renewable()
    const cause = new Error('signed out elsewhere')
    tokenProvider.mockRejectedValue(cause)
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    const calls = [1, 2, 3].map((number) => request(engagement, { path: `profiles/${number}/` }))
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 401 })
    expect(signedOut.mock.calls).toEqual([[{ cause }]])
  })

  it('ends the session when the new token is refused too, after one replay', async () => {
    const { engagement, platform } = await renewable()
    platform.expire('new-token')
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    await expect(request(engagement, { path: 'profiles/1/' })).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
  })

  it('ends the session when the new token belongs to another profile', async () => {
    const { engagement, platform, profile } = await renewable()
    platform.addProfile({ profile: aProfile({ id: 'other' }), token: 'new-token' })
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    await expect(request(engagement, { path: 'profiles/1/' })).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('ends the session without a provider', async () => {
    const { engagement, platform } = await readyMatch()
    platform.expire('fan-token')
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    await expect(request(engagement, { path: 'profiles/1/' })).rejects.toMatchObject({ status: 401 })
    await expect(request(engagement, { path: 'profiles/2/' })).rejects.toMatchObject({ status: 401 })
    expect(signedOut).toHaveBeenCalledOnce()
  })

  it('is never replaced by the token of a player who came later', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'second' }), token: 'second-token' })
    const [widget] = widgets
    if (!widget) throw new Error('The scenario has widgets.')
    platform.inject({ method: 'POST', fault: { delayMs: 20 } })
    platform.inject({ method: 'POST', fault: { status: 401 } })
    const signedOut = vi.fn()
    engagement.on('signedOut', signedOut)
    const early = createWidgetImpression(engagement, { widget })
    const late = createWidgetImpression(engagement, {
      widget: { ...widget, impression_url: `${widget.impression_url}?n=2` },
    })
    await engagement.init({ accessToken: 'second-token' })
    await Promise.allSettled([early, late])
    expect(
      platform.calls.filter(({ method, token }) => method === 'POST' && token === 'second-token'),
    ).toEqual([])
    expect(signedOut).not.toHaveBeenCalled()
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
    const { engagement, platform, tokenProvider } = await renewable()
    platform.inject({ fault: { status: 403 } })
    await expect(request(engagement, { path: 'profiles/1/' })).rejects.toMatchObject({ status: 403 })
    expect(tokenProvider).not.toHaveBeenCalled()
  })
})

describe('where the token goes', () => {
  it('goes to the endpoint and to trusted origins only', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const [widget] = widgets
    if (!widget) throw new Error('The scenario has widgets.')
    const hostile = { ...widget, impression_url: 'https://evil.example/steal/' }
    const sent = createWidgetImpression(engagement, { widget: hostile })
    await expect(sent).rejects.toBeInstanceOf(UntrustedOriginError)
    await expect(sent).rejects.toMatchObject({ code: 'untrusted-origin', origin: 'https://evil.example' })
    expect(platform.calls).toEqual([])
  })

  it.each([['/relative/'], ['https://'], ['data:text/plain,x'], ['file:///etc/passwd']])(
    'does not go to %s',
    async (url) => {
      const { engagement, platform } = await readyMatch()
      await expect(request(engagement, { url })).rejects.toMatchObject({
        code: 'untrusted-origin',
        message: `No token is sent to ${url}: it is not an http(s) URL. Correct the url argument, or the URL in the platform resource.`,
      })
      expect(platform.calls).toEqual([])
    },
  )

  it.each([['no url'], ['localhost:4100/api/v1/'], ['']])(
    'is not sent to the invalid endpoint "%s"',
    (endpoint) => {
      expect(() => createEngagement({ clientId: 'c', endpoint })).toThrow(
        `Invalid endpoint: "${endpoint}". Give an absolute http(s) URL such as`,
      )
    },
  )

  it('goes to an origin that was named as trusted', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const trustedOrigins = ['https://votes.example']
    const engagement = createEngagement({ clientId: 'c', fetch, trustedOrigins })
    await request(engagement, { url: 'https://votes.example/x', accessToken: 'mine' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    'https://cf-blast.livelikecdn.com',
    'https://votes.livelikecdn.com',
    'https://storage.eu.livelikecdn.com',
  ])('goes to %s, a host of the default endpoint, without configuration', async (origin) => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const engagement = createEngagement({ clientId: 'c', fetch })
    await request(engagement, { url: `${origin}/x`, accessToken: 'mine' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('does not go to hosts of the default endpoint when another endpoint is configured', async () => {
    const engagement = createEngagement({ clientId: 'c', endpoint: 'https://platform.example/api/v1/' })
    const call = request(engagement, { url: 'https://votes.livelikecdn.com/x', accessToken: 'mine' })
    await expect(call).rejects.toBeInstanceOf(UntrustedOriginError)
  })

  it('goes to every subdomain of a trusted pattern', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const trustedOrigins = ['https://*.votes.example']
    const engagement = createEngagement({ clientId: 'c', fetch, trustedOrigins })
    await request(engagement, { url: 'https://eu.votes.example/x', accessToken: 'mine' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('does not go elsewhere, and the error says what to set', async () => {
    const engagement = createEngagement({ clientId: 'c' })
    await expect(
      request(engagement, { url: 'https://votes.example/x', accessToken: 'mine' }),
    ).rejects.toThrow("set trustedOrigins: ['https://votes.example']")
  })

  it('is not part of any error', async () => {
    const { engagement, platform } = await readyMatch()
    const failures: unknown[] = []
    for (const fault of ['drop-before-write', 'malformed-body', { status: 500, body: 'x' }] as const) {
      platform.inject({ fault })
      await updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'n' }).catch(
        (error: unknown) => failures.push(error),
      )
    }
    platform.inject({ fault: 'hang' })
    await updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'n', timeoutMs: 1 }).catch(
      (error: unknown) => failures.push(error),
    )
    const invalid = updateUserProfile(engagement, { nickname: 'n', accessToken: 'fan-token\u{1F3C9}' })
    await invalid.catch((error: unknown) => failures.push(error))
    expect(failures).toHaveLength(5)
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(EngagementError)
      expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('fan-token')
    }
  })

  it('is not sent for the resources that the platform serves to everybody', async () => {
    const { platform } = await readyMatch()
    expect(platform.calls).toEqual([])
    const { engagement, token, platform: fresh } = matchWith()
    await engagement.init({ accessToken: token })
    expect(fresh.calls[0]?.token).toBeUndefined()
  })
})

describe('several profiles', () => {
  it('are read and changed with the token named, and the own one is left alone', async () => {
    const { engagement, platform, profile } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'other', nickname: 'Other' }), token: 'other-token' })
    const other = await getUserProfile(engagement, { accessToken: 'other-token' })
    expect(other).toMatchObject({ id: 'other', access_token: 'other-token' })
    await updateUserProfile(engagement, { accessToken: 'other-token', nickname: 'Changed' })
    expect(platform.state.profiles.get('other')?.nickname).toBe('Changed')
    expect(engagement.profile).toMatchObject({ id: profile.id, nickname: 'Prop Star' })
  })

  it('never share a request', async () => {
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
