import { afterEach, expect, it, vi } from 'vitest'
import { logFailure } from './log.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  new Error('GET http://x/home?tournamentId=t&accessToken=secret-token&round=1 failed'),
  new Error('sent Authorization: Bearer secret-token'),
  new Error('outer', { cause: new Error('?accessToken=secret-token') }),
  'accessToken=secret-token',
])('keeps the token out of the log', (cause) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure('a read failed', cause)
  expect(written).toHaveBeenCalledOnce()
  expect(JSON.stringify(written.mock.calls)).not.toContain('secret-token')
})
