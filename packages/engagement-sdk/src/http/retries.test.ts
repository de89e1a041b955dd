import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { exponentialRetry, getProgram, request, updateUserProfile } from '../index.ts'

describe('an engagement with exponentialRetry', () => {
  const retried = (limit = 2) => readyMatch({ retry: exponentialRetry({ limit, baseMs: 0 }) })

  it('repeats a read after a network failure and after a retryable status, and logs each', async () => {
    const { engagement, logger, platform, program } = await retried()
    platform.inject({ fault: 'drop-before-write' })
    platform.inject({ fault: { status: 503 } })
    expect((await getProgram(engagement, { programId: program.id })).id).toBe(program.id)
    expect(platform.calls).toHaveLength(3)
    expect(logger.warn.mock.calls).toEqual([
      ['A read failed and is repeated.', expect.objectContaining({ code: 'network' })],
      ['A read failed and is repeated.', expect.objectContaining({ status: 503 })],
    ])
  })

  it('gives up after its limit with the last failure, which it does not log', async () => {
    const { engagement, logger, platform, program } = await retried(1)
    platform.inject({ fault: { status: 503 }, times: 2 })
    await expect(getProgram(engagement, { programId: program.id })).rejects.toMatchObject({ status: 503 })
    expect([platform.calls.length, logger.warn.mock.calls.length]).toEqual([2, 1])
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
    const write = updateUserProfile(engagement, { accessToken: 'fan-token', nickname: 'n' })
    await expect(write).rejects.toMatchObject({ code: 'network' })
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
    const { engagement, logger, platform } = await retried()
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
