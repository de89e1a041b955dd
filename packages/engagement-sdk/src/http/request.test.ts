import { describe, expect, it } from 'vitest'
import { matchWith, readyMatch } from '../../test/ready-match.ts'
import { createUserProfile, getProgram, getUserProfile, request } from '../index.ts'

describe('limits', () => {
  it('ends a request after its limit', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const call = request(engagement, { path: 'programs/', timeoutMs: 5 })
    const named = { method: 'GET', url: `${engagement.endpoint}programs/` }
    await expect(call).rejects.toMatchObject({ code: 'timeout', retryable: true, ...named })
  })

  it('ends a call at its deadline, on the platform clock, and sends nothing after it', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: 'hang' })
    for (const leftMs of [5, 0]) {
      const call = request(engagement, { path: 'programs/', deadlineAt: engagement.now() + leftMs })
      await expect(call).rejects.toMatchObject({ code: 'timeout' })
    }
    expect(platform.calls).toHaveLength(1)
  })
})

it.each([
  ['a browser', new TypeError('Failed to fetch')],
  ['another implementation of fetch', Object.assign(new Error('request failed'), { code: 'ECONNRESET' })],
])('passes on the error of %s as the cause', async (_, cause) => {
  const { engagement } = matchWith({ fetch: () => Promise.reject(cause) })
  const call = request(engagement, { path: 'programs/' })
  await expect(call).rejects.toMatchObject({ name: 'ConnectionError', code: 'network', cause })
})

it('refuses a redirect whose status a browser hides', async () => {
  const response = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  const { engagement } = matchWith({ fetch: async () => response })
  const call = request(engagement, { path: 'programs/' })
  await expect(call).rejects.toThrow('No complete response arrived: a redirect was refused.')
})

it('accepts a frozen response', async () => {
  const { engagement } = matchWith({ fetch: async () => Object.freeze(Response.json({ id: 'x' })) })
  expect((await request(engagement, { path: 'programs/' })).body).toEqual({ id: 'x' })
})

describe('statuses', () => {
  it.each([
    [300, 'Status 300.', false],
    [400, 'Incorrect data.', false],
    [401, 'Unauthorized. Access token missing from request.', false],
    [403, 'Access Denied. Access token incorrect.', false],
    [404, 'Resource not found.', false],
    [405, 'Method not allowed.', false],
    [408, 'Status 408.', true],
    [409, 'Resource already exists', false],
    [413, 'Status 413.', true],
    [415, 'Unsupported media type.', false],
    [429, 'Status 429.', true],
    [500, 'Server error. Try again.', true],
    [501, 'Server error. Try again.', false],
    [502, 'Server error. Try again.', true],
    [503, 'Server error. Try again.', true],
    [504, 'Server error. Try again.', true],
    [521, 'Server error. Try again.', true],
    [522, 'Server error. Try again.', true],
    [524, 'Server error. Try again.', true],
  ])('rejects %i with "%s"', async (status, message, retryable) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status, body: { detail: 'why' } } })
    const refusal = { name: 'PlatformHttpError', code: 'http', status, message, retryable }
    const parsed = { detail: { detail: 'why' }, reason: 'why' }
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({ ...refusal, ...parsed })
  })

  it.each([
    ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    ['', ''],
    ['{}', {}],
  ])('keeps the body %j of a refusal', async (text, detail) => {
    const { engagement } = matchWith({ fetch: async () => new Response(text, { status: 502 }) })
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({ status: 502, detail })
  })

  it('returns undefined for a response without a body', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status: 204 } })
    const response = await request(engagement, { path: 'x/', method: 'DELETE' })
    expect(response).toMatchObject({ status: 204, body: undefined })
  })
})

describe('the platform clock', () => {
  it('corrects a device clock that is ahead only after a response that no cache can have kept', async () => {
    const { engagement, platform, program } = await readyMatch()
    const before = engagement.clockSkewMs
    platform.clock.advance(-600_000)
    await getProgram(engagement, { programId: program.id })
    expect(engagement.clockSkewMs).toBe(before)
    await getUserProfile(engagement, { accessToken: 'fan-token' })
    const after = engagement.clockSkewMs
    expect(after).toBeGreaterThan(before ?? 0)
    platform.clock.advance(-600_000)
    await createUserProfile(engagement)
    expect(engagement.clockSkewMs).toBeGreaterThan(after ?? 0)
  })

  it('follows the platform and ignores an old response from a cache', async () => {
    const { engagement, platform, program } = await readyMatch({
      clock: () => Date.UTC(2024, 3, 27, 5, 29, 50),
    })
    expect(engagement.clockSkewMs).toBe(-10_500)
    platform.state.timelineAgeS = 600
    platform.clock.advance(-600_000)
    await request(engagement, { path: `programs/${program.id}/widgets/` })
    expect(engagement.clockSkewMs).toBe(-10_500)
  })
})
