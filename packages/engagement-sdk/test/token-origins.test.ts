import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import {
  createEngagement,
  createWidgetImpression,
  EngagementError,
  request,
  updateUserProfile,
} from '../src/index.ts'
import { readyMatch } from './ready-match.ts'

describe('the origins that receive the token', () => {
  it('is sent to the endpoint and to trusted origins only', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const [widget] = widgets
    const hostile = { ...widget, impression_url: 'https://evil.example/steal/' }
    await expect(createWidgetImpression(engagement, { widget: hostile })).rejects.toMatchObject({
      code: 'untrusted-origin',
      origin: 'https://evil.example',
    })
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

  it.each([
    ['an origin in trustedOrigins', 'https://votes.example', ['https://votes.example']],
    ['the default endpoint', 'https://cf-blast.livelikecdn.com', []],
    ['another host of the default endpoint', 'https://votes.livelikecdn.com', []],
  ])('is sent to %s', async (_, origin, trustedOrigins) => {
    const fetch = vi.fn(async () => Response.json({ id: 'i' }, { status: 201 }))
    const engagement = createEngagement({ clientId: 'c', fetch, trustedOrigins })
    await request(engagement, { url: `${origin}/x`, auth: { token: 'mine' } })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['a host of the default endpoint when another is configured', 'https://votes.livelikecdn.com'],
    ['another origin, and the error names the option to set', 'https://votes.example'],
  ])('is not sent to %s', async (_, origin) => {
    const engagement = createEngagement({ clientId: 'c', endpoint: 'https://platform.example/api/v1/' })
    const call = request(engagement, { url: `${origin}/x`, auth: { token: 'mine' } })
    await expect(call).rejects.toMatchObject({
      code: 'untrusted-origin',
      message: expect.stringContaining(`set trustedOrigins: ['${origin}']`),
    })
  })

  it('is not part of any error', async () => {
    const { engagement, platform } = await readyMatch()
    const failures: unknown[] = []
    const fail = async (options: object = {}) => {
      const call = updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'n', ...options })
      await call.catch((error: unknown) => failures.push(error))
    }
    for (const fault of ['drop-before-write', 'malformed-body', { status: 500, body: 'x' }] as const) {
      platform.inject({ fault })
      await fail()
    }
    platform.inject({ fault: 'hang' })
    await fail({ timeoutMs: 1 })
    await fail({ accessToken: 'fan-token\u{1F3C9}' })
    expect(failures).toHaveLength(5)
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(EngagementError)
      expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('fan-token')
    }
  })
})
