import { ConnectionError, EngagementError, PlatformHttpError } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { isUncertain, outcomeOfFailure } from './write-errors.ts'

const refusal = (status: number, detail: unknown = '') => new PlatformHttpError({ status, detail })

it.each([
  ['closed', new EngagementError('Closed', { code: 'interaction-closed', status: 403 })],
  ['closed', refusal(403, { detail: 'This widget no longer takes answers.' })],
  ['closed', refusal(403, { detail: 'This match was called off, so its widgets take no answers.' })],
  ['forbidden', refusal(403, { detail: 'You do not have permission to perform this action.' })],
  ['forbidden', refusal(403)],
  ['sign-in', refusal(401)],
  ['failed', refusal(503, { detail: 'closed for maintenance' })],
  ['failed', new ConnectionError('network')],
  ['invalid', new EngagementError('No such option', { code: 'option-missing' })],
])('an answer has %s after %s', (outcome, error) => {
  expect(outcomeOfFailure(error)).toBe(outcome)
})

it.each([
  ['may be stored', true, refusal(503)],
  ['may be stored', true, new ConnectionError('network')],
  ['is not stored', false, refusal(429)],
  ['is not stored', false, refusal(400)],
])('an answer %s (%s) after %s', (_what, expected, error) => {
  expect(isUncertain(error)).toBe(expected)
})
