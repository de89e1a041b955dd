import { describe, expect, it, vi } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { ConnectionError, exponentialRetry, getProgram, request, updateUserProfile } from '../index.ts'

describe('an engagement with exponentialRetry', () => {
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

  it('logs no repetition of a read that is aborted', async () => {
    const logger = { warn: vi.fn(), error: vi.fn() }
    const { engagement, platform } = await readyMatch({ retry: exponentialRetry({ baseMs: 0 }), logger })
    platform.inject({ fault: 'hang' })
    const leaving = new AbortController()
    const read = request(engagement, { path: 'x/', signal: leaving.signal })
    await expect.poll(() => platform.calls).toHaveLength(1)
    leaving.abort(new Error('left'))
    await expect(read).rejects.toThrow('left')
    await new Promise((resolve) => setImmediate(resolve))
    expect(logger.warn).not.toHaveBeenCalled()
  })
})
