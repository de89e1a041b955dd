import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import {
  createEngagement,
  createWidgetImpression,
  EngagementError,
  request,
  UntrustedOriginError,
  updateUserProfile,
} from '../src/index.ts'
import { matchWith, readyMatch } from './ready-match.ts'

describe('the origins that receive the token', () => {
  it('is sent to the endpoint and to trusted origins only', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const [widget] = widgets
    const hostile = { ...widget, impression_url: 'https://evil.example/steal/' }
    const sent = createWidgetImpression(engagement, { widget: hostile })
    await expect(sent).rejects.toBeInstanceOf(UntrustedOriginError)
    await expect(sent).rejects.toMatchObject({ code: 'untrusted-origin', origin: 'https://evil.example' })
    expect(platform.calls).toEqual([])
  })

  it.each([['/relative/'], ['https://'], ['data:text/plain,x'], ['file:///etc/passwd']])(
    'is not sent to %s',
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

  it('is sent to an origin in trustedOrigins', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const trustedOrigins = ['https://votes.example']
    const engagement = createEngagement({ clientId: 'c', fetch, trustedOrigins })
    await request(engagement, { url: 'https://votes.example/x', auth: { token: 'mine' } })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    'https://cf-blast.livelikecdn.com',
    'https://votes.livelikecdn.com',
    'https://storage.eu.livelikecdn.com',
  ])('is sent to %s, a host of the default endpoint, without configuration', async (origin) => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const engagement = createEngagement({ clientId: 'c', fetch })
    await request(engagement, { url: `${origin}/x`, auth: { token: 'mine' } })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not sent to hosts of the default endpoint when another endpoint is configured', async () => {
    const engagement = createEngagement({ clientId: 'c', endpoint: 'https://platform.example/api/v1/' })
    const call = request(engagement, { url: 'https://votes.livelikecdn.com/x', auth: { token: 'mine' } })
    await expect(call).rejects.toBeInstanceOf(UntrustedOriginError)
  })

  it('is sent to every subdomain of a trusted pattern', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const trustedOrigins = ['https://*.votes.example']
    const engagement = createEngagement({ clientId: 'c', fetch, trustedOrigins })
    await request(engagement, { url: 'https://eu.votes.example/x', auth: { token: 'mine' } })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not sent to other origins, and the error names the option to set', async () => {
    const engagement = createEngagement({ clientId: 'c' })
    await expect(
      request(engagement, { url: 'https://votes.example/x', auth: { token: 'mine' } }),
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

  it('is not sent with reads that need none', async () => {
    const { platform } = await readyMatch()
    expect(platform.calls).toEqual([])
    const { engagement, token, platform: fresh } = matchWith()
    await engagement.init({ accessToken: token })
    expect(fresh.calls[0]?.token).toBeUndefined()
  })
})
