import { describe, expect, it, vi } from 'vitest'
import { matchWith, readyMatch } from '../../test/ready-match.ts'
import { withWidget } from '../../test/with-widget.ts'
import {
  ConnectionError,
  createEngagement,
  createWidgetInteraction,
  exponentialRetry,
  getProgram,
  getUserProfile,
  getWidgetInteractions,
  PlatformHttpError,
  request,
  updateUserProfile,
} from '../index.ts'

describe('reads under way', () => {
  it('are shared by callers with the same request', async () => {
    const { engagement, platform, program } = await readyMatch()
    const [first, second] = await Promise.all([
      getProgram(engagement, { programId: program.id }),
      getProgram(engagement, { programId: program.id }),
    ])
    expect(platform.calls).toHaveLength(1)
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
  })

  it('are not cached', async () => {
    const { engagement, platform, program } = await readyMatch()
    await getProgram(engagement, { programId: program.id })
    await getProgram(engagement, { programId: program.id })
    expect(platform.calls).toHaveLength(2)
  })

  it('continue for the other callers when one aborts', async () => {
    const { engagement, program } = await readyMatch()
    const leaving = new AbortController()
    const first = getProgram(engagement, { programId: program.id, signal: leaving.signal })
    const second = getProgram(engagement, { programId: program.id })
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    await expect(second).resolves.toMatchObject({ id: program.id })
  })

  it('are aborted when the last caller aborts', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const leaving = new AbortController()
    const ended = getProgram(engagement, { programId: program.id, signal: leaving.signal })
    await expect.poll(() => platform.calls).toHaveLength(1)
    leaving.abort()
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
    await expect(getProgram(engagement, { programId: program.id })).resolves.toMatchObject({ id: program.id })
  })

  it('are not joined by a read that starts after a confirmed write, and are still aborted by dispose', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'GET', fault: 'hang' })
    const early = getWidgetInteractions(engagement, { widget })
    await expect.poll(() => platform.calls).toHaveLength(1)
    const made = await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(await getWidgetInteractions(engagement, { widget })).toEqual([made])
    engagement.dispose()
    await expect(early).rejects.toMatchObject({ code: 'disposed' })
  })

  it('are not joined by a read that starts after a write whose response was lost', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: 'drop-after-write' })
    platform.inject({ method: 'GET', fault: 'hang' })
    const lost = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    const early = getWidgetInteractions(engagement, { widget })
    await expect(lost).rejects.toMatchObject({ code: 'network' })
    expect(await getWidgetInteractions(engagement, { widget })).toHaveLength(1)
    engagement.dispose()
    await expect(early).rejects.toMatchObject({ code: 'disposed' })
  })

  it('are not sent with a signal that is already aborted', async () => {
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

describe('answers', () => {
  it('may be frozen objects', async () => {
    const { engagement } = matchWith({ fetch: async () => Object.freeze(Response.json({ id: 'x' })) })
    await expect(request(engagement, { path: 'programs/' })).resolves.toMatchObject({ body: { id: 'x' } })
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
      message: `${message} (GET ${engagement.endpoint}anything/ answered ${status}: why)`,
      retryable,
      code: 'http',
      detail: { detail: 'why' },
      reason: 'why',
      method: 'GET',
      url: `${engagement.endpoint}anything/`,
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
  const retried = async (limit = 2) => readyMatch({ retry: exponentialRetry({ limit, baseMs: 0 }) })

  it('repeats a read after a network failure and after a retryable status', async () => {
    const { engagement, platform, program } = await retried()
    platform.inject({ fault: 'drop-before-write' })
    platform.inject({ fault: { status: 503 } })
    await expect(getProgram(engagement, { programId: program.id })).resolves.toMatchObject({ id: program.id })
    expect(platform.calls).toHaveLength(3)
  })

  it('logs each failure after which it retries, but not the last one', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { engagement, platform, program } = await readyMatch({
      retry: exponentialRetry({ baseMs: 0 }),
      logger,
    })
    platform.inject({ fault: { status: 503 }, times: 1 })
    await getProgram(engagement, { programId: program.id })
    expect(logger.warn.mock.calls).toEqual([
      ['A read failed and is repeated.', expect.objectContaining({ status: 503 })],
    ])
  })

  it('gives up after its limit with the last failure', async () => {
    const { engagement, platform, program } = await retried(1)
    platform.inject({ fault: { status: 503 }, times: 2 })
    await expect(getProgram(engagement, { programId: program.id })).rejects.toMatchObject({ status: 503 })
    expect(platform.calls).toHaveLength(2)
  })

  it('does not retry after a 403, also not after a 503 was retried', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: { status: 503 } })
    platform.inject({ fault: { status: 403 }, times: 5 })
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({ status: 403 })
    expect(platform.calls).toHaveLength(2)
  })

  it('never repeats a write', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: 'drop-after-write' })
    await expect(
      updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'n' }),
    ).rejects.toBeInstanceOf(ConnectionError)
    expect(platform.calls).toHaveLength(1)
  })

  it('gives up immediately when the wait would pass the deadline', async () => {
    const { engagement, platform } = await retried()
    platform.inject({ fault: { status: 503, headers: { 'retry-after': '60' } } })
    const call = request(engagement, { path: 'x/', deadlineAt: engagement.now() + 1000 })
    await expect(call).rejects.toMatchObject({ status: 503 })
    expect(platform.calls).toHaveLength(1)
  })
})

describe('offline and back', () => {
  it('rejects with a network error, and later calls succeed', async () => {
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
  it('corrects a device clock that is ahead only after a response that no cache can have kept', async () => {
    const { engagement, platform, program } = await readyMatch()
    const before = engagement.clockSkewMs
    platform.clock.advance(-600_000)
    await getProgram(engagement, { programId: program.id })
    expect(engagement.clockSkewMs).toBe(before)
    await getUserProfile(engagement, { accessToken: 'fan-token' })
    expect(engagement.clockSkewMs).toBeGreaterThan(before ?? 0)
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
