import { expect, it, vi } from 'vitest'
import { logFailure } from './log.ts'

it('writes an error once, however many handlers it reaches', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('status 503')
  logFailure('A match was not read', error)
  logFailure('A screen stopped', error)
  logFailure('A screen stopped', new Error('status 503'))
  expect(written).toHaveBeenCalledTimes(2)
})

it.each([
  new Error('GET http://x/home?tournamentId=t&accessToken=secret-token&round=1 failed'),
  new Error('sent Authorization: Bearer secret-token'),
  new Error('outer', { cause: new Error('?accessToken=secret-token') }),
  'accessToken=secret-token',
])('writes no token (%#)', (cause) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  logFailure('A read failed', cause)
  expect(written).toHaveBeenCalledOnce()
  expect(JSON.stringify(written.mock.calls)).not.toContain('secret-token')
})
