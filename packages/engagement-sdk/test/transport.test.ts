import { describe, expect, it, vi } from 'vitest'
import { createPlatformClock } from '../src/http/platform-clock.ts'
import { appendQuery, fillTemplate } from '../src/http/url.ts'
import {
  ConnectionError,
  createEngagement,
  exponentialRetry,
  getProgram,
  getUserProfile,
  PlatformHttpError,
  request,
  retryAfterMs,
  updateUserProfile,
} from '../src/index.ts'
import { readyMatch } from './ready-match.ts'

describe('reads under way', () => {
  it('are shared by callers who ask for the same thing', async () => {
    const { engagement, platform, program } = await readyMatch()
    const [first, second] = await Promise.all([
      getProgram(engagement, { programId: program.id }),
      getProgram(engagement, { programId: program.id }),
    ])
    expect(platform.calls).toHaveLength(1)
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
  })

  it('are not kept once they are done', async () => {
    const { engagement, platform, program } = await readyMatch()
    await getProgram(engagement, { programId: program.id })
    await getProgram(engagement, { programId: program.id })
    expect(platform.calls).toHaveLength(2)
  })

  it('go on for the others when one caller leaves', async () => {
    const { engagement, program } = await readyMatch()
    const leaving = new AbortController()
    const first = getProgram(engagement, { programId: program.id, signal: leaving.signal })
    const second = getProgram(engagement, { programId: program.id })
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    await expect(second).resolves.toMatchObject({ id: program.id })
  })

  it('end when the last caller leaves', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const leaving = new AbortController()
    const ended = getProgram(engagement, { programId: program.id, signal: leaving.signal })
    await vi.waitFor(() => expect(platform.calls).toHaveLength(1))
    leaving.abort()
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
    await expect(getProgram(engagement, { programId: program.id })).resolves.toMatchObject({ id: program.id })
  })

  it('are not begun with a signal that is already aborted', async () => {
    const { engagement, platform, program } = await readyMatch()
    const call = getProgram(engagement, {
      programId: program.id,
      signal: AbortSignal.abort(new Error('gone')),
    })
    await expect(call).rejects.toThrow('gone')
    expect(platform.calls).toEqual([])
  })
})

describe('limits', () => {
  it('ends a request after its limit', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const call = request(engagement, { path: 'programs/', timeoutMs: 5 })
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError', code: 'timeout', retryable: true })
  })

  it('ends a call at its deadline, on the platform clock', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const call = request(engagement, { path: 'programs/', deadlineAt: engagement.now() + 5 })
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
  })

  it('sends nothing after its deadline', async () => {
    const { engagement, platform } = await readyMatch()
    const call = request(engagement, { path: 'programs/', deadlineAt: engagement.now() })
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
    expect(platform.calls).toEqual([])
  })
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
  ])('%i rejects with "%s"', async (status, message, retryable) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status, body: { detail: 'why' } } })
    const call = request(engagement, { path: 'anything/' })
    await expect(call).rejects.toBeInstanceOf(PlatformHttpError)
    await expect(call).rejects.toMatchObject({
      status,
      message,
      retryable,
      code: 'http',
      detail: { detail: 'why' },
    })
  })

  it.each([
    ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    ['', ''],
    ['{}', {}],
  ])('keeps the body %j of a refusal', async (text, detail) => {
    const fetch = async () => new Response(text, { status: 502 })
    const engagement = createEngagement({ clientId: 'c', fetch })
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({ status: 502, detail })
  })

  it('takes an answer without a body as undefined', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status: 204 } })
    expect(await request(engagement, { path: 'x/', method: 'DELETE' })).toMatchObject({
      status: 204,
      body: undefined,
    })
  })
})

describe('exponentialRetry', () => {
  const retried = async (limit = 2, random = () => 0) =>
    readyMatch({ retry: exponentialRetry({ limit, baseMs: 4, random }) })

  it('repeats a read after a network failure and after a retryable status', async () => {
    const { engagement, platform, program } = await retried()
    platform.inject({ fault: 'drop-before-write' })
    platform.inject({ fault: { status: 503 } })
    await expect(getProgram(engagement, { programId: program.id })).resolves.toMatchObject({ id: program.id })
    expect(platform.calls).toHaveLength(3)
  })

  it('gives up after its limit with the last failure', async () => {
    const { engagement, platform, program } = await retried(1)
    platform.inject({ fault: { status: 503 }, times: 2 })
    await expect(getProgram(engagement, { programId: program.id })).rejects.toMatchObject({ status: 503 })
    expect(platform.calls).toHaveLength(2)
  })

  it('never repeats after a 403, the second time neither', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: { status: 503 } })
    platform.inject({ fault: { status: 403 }, times: 5 })
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({ status: 403 })
    expect(platform.calls).toHaveLength(2)
  })

  it('never repeats a write', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: 'drop-after-write' })
    await expect(updateUserProfile(engagement, { nickname: 'n' })).rejects.toBeInstanceOf(ConnectionError)
    expect(platform.calls).toHaveLength(1)
  })

  it('gives up at once when the wait would pass the deadline', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: { status: 503, headers: { 'retry-after': '60' } } })
    const call = request(engagement, { path: 'x/', deadlineAt: engagement.now() + 1000 })
    await expect(call).rejects.toMatchObject({ status: 503 })
    expect(platform.calls).toHaveLength(1)
  })

  it('waits below a doubling bound, and no less than Retry-After', async () => {
    const waits: number[] = []
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0) => {
      waits.push(ms)
      queueMicrotask(() => typeof run === 'function' && run())
      return 0 as never
    })
    const refuse = (retryAfter?: string) => () =>
      Promise.reject(new PlatformHttpError({ status: 429, detail: '', retryAfter }))
    const policy = exponentialRetry({ limit: 4, baseMs: 100, maxMs: 300, random: () => 0.5 })
    const options = {
      signal: new AbortController().signal,
      leftMs: () => Number.POSITIVE_INFINITY,
      now: () => 0,
    }
    await expect(policy(refuse(), options)).rejects.toMatchObject({ status: 429 })
    await expect(policy(refuse('7'), options)).rejects.toMatchObject({ status: 429 })
    timers.mockRestore()
    expect(waits).toEqual([50, 100, 150, 150, 7000, 7000, 7000, 7000])
  })

  it('reads Retry-After in seconds and as a date', () => {
    const refused = (retryAfter: string | null) =>
      new PlatformHttpError({ status: 429, detail: '', retryAfter })
    expect(retryAfterMs(refused('3'), 0)).toBe(3000)
    expect(retryAfterMs(refused('Thu, 01 Jan 1970 00:00:10 GMT'), 4000)).toBe(6000)
    expect(retryAfterMs(refused('Thu, 01 Jan 1970 00:00:01 GMT'), 4000)).toBeUndefined()
    expect(retryAfterMs(refused('soon'), 0)).toBeUndefined()
    expect(retryAfterMs(refused(null), 0)).toBeUndefined()
    expect(retryAfterMs(new Error('other'), 0)).toBeUndefined()
  })
})

describe('offline and back', () => {
  it('rejects as a network failure and works again', async () => {
    const { engagement, platform, profile } = await readyMatch()
    platform.inject({ fault: 'drop-before-write' })
    const call = getUserProfile(engagement, { profileId: profile.id })
    await expect(call).rejects.toMatchObject({ code: 'network', retryable: true })
    await expect(getUserProfile(engagement, { profileId: profile.id })).resolves.toMatchObject({
      id: profile.id,
    })
  })
})

describe('the platform clock', () => {
  it('is the device clock until an answer tells the time', () => {
    const clock = createPlatformClock(() => 5000)
    expect([clock.now(), clock.skewMs]).toEqual([5000, undefined])
  })

  it('takes the midpoint of the first answer', () => {
    const clock = createPlatformClock(() => 10_000)
    clock.observe({ serverAt: 100_000, sentAt: 9000, receivedAt: 10_000 })
    // The header is behind by half a second on average, the middle of the call was at 9500.
    expect(clock.now() - 10_000).toBe(100_500 - 9500)
    expect(clock.skewMs).toBe(-91_000)
  })

  it('narrows with further answers instead of jittering with whole seconds', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 60_000, sentAt: 600, receivedAt: 600 })
    clock.observe({ serverAt: 61_000, sentAt: 700, receivedAt: 700 })
    expect(clock.now()).toBe(60_350)
  })

  it('starts afresh when the bounds no longer agree', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 120_000, sentAt: 0, receivedAt: 0 })
    expect(clock.now()).toBe(120_500)
  })

  it('ignores an answer without a readable time', () => {
    const clock = createPlatformClock(() => 7)
    clock.observe({ serverAt: Number.NaN, sentAt: 0, receivedAt: 0 })
    expect(clock.skewMs).toBeUndefined()
  })

  it('does not ask those answers for the time that a cache may have kept', async () => {
    const { engagement, platform, program } = await readyMatch()
    const before = engagement.clockSkewMs
    platform.clock.advance(-600_000)
    await getProgram(engagement, { programId: program.id })
    expect(engagement.clockSkewMs).toBe(before)
    await getUserProfile(engagement, { accessToken: 'fan-token' })
    expect(engagement.clockSkewMs).toBeGreaterThan(before ?? 0)
  })

  it('follows the platform, and is not misled by an answer from a cache', async () => {
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

describe('addresses', () => {
  it.each([
    ['https://x/', { a: 'b c|d&e#f' }, 'https://x/?a=b%20c%7Cd%26e%23f'],
    ['https://x/?a=1', { b: 0, c: false, d: '' }, 'https://x/?a=1&b=0&c=false&d='],
    ['https://x/?a=', { title: 'q' }, 'https://x/?a=&title=q'],
    ['https://x/', { k: ['x', 'y'], n: undefined, e: [] }, 'https://x/?k=x&k=y'],
    ['https://x/', {}, 'https://x/'],
  ])('%s with %j becomes %s', (url, query, expected) => {
    expect(appendQuery(url, query)).toBe(expected)
  })

  it.each([
    ['https://x/{id}/', 'a/b?c#d', 'https://x/a%2Fb%3Fc%23d/'],
    ['https://x/{id}/', '$&', 'https://x/%24%26/'],
    ['https://x/%7C/{id}/', 'a', 'https://x/%7C/a/'],
    ['https://x/{a}/{b}/', { a: '1', b: '2' }, 'https://x/1/2/'],
  ])('%s filled with %j is %s', (template, values, expected) => {
    expect(fillTemplate(template, values, 'Program')).toBe(expected)
  })

  it.each([[undefined], [null], [''], [5]])('a template that is %j is missing', (template) => {
    expect(() => fillTemplate(template, 'x', 'Program')).toThrow(/^Program url missing\.$/)
  })
})
