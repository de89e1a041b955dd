import { ConnectionError, EngagementError, PlatformHttpError } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { PredictorError } from '../config/predictor-error.ts'
import { consequencesOf, isAbsent, isSignedOut, isUncertain, outcomeOfFailure } from './faults.ts'

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
  ['is not stored', false, new PredictorError('No such choice', { fault: 'invalid' })],
])('an answer %s (%s) after %s', (_what, expected, error) => {
  expect(isUncertain(error)).toBe(expected)
})

it.each([
  ['an unknown token', refusal(403), { screen: 'logIn', need: 'token' }],
  ['an expired token', refusal(401), { screen: 'logIn', need: 'token' }],
  ['a platform that fails', refusal(503), {}],
  ['no connection', new ConnectionError('network'), {}],
  ['a slip of ours', new TypeError('x is not a function'), {}],
  ['anything else', 'text', {}],
  ['a nickname that is refused', refusal(400), { nickname: 'refused' }],
  ['a nickname that is taken', refusal(409), { nickname: 'taken' }],
])('%s has its consequences', (_what, error, consequences) => {
  const { screen, need, nickname } = consequencesOf(error)
  expect({ screen, need, nickname }).toEqual(consequences)
})

it('distinguishes what does not exist from a token that is not accepted', () => {
  const missing = new EngagementError('Not of this game', { code: 'not-found', status: 403 })
  expect([isAbsent(missing), isSignedOut(missing)]).toEqual([true, false])
  expect([isAbsent(refusal(404)), isSignedOut(refusal(403))]).toEqual([true, true])
})
