import { ConnectionError, PlatformHttpError } from '@touchline/engagement-sdk'
import { UnknownRoundError } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { UnknownTournamentError } from '../config/tournament-by-id.ts'
import { MissingAccessTokenError, MissingTournamentError } from '../launch/launch-params.ts'
import { describeError } from './describe-error.ts'

const GENERIC = {
  title: 'ERROR',
  description: 'Something went wrong, please check back later.',
  canRetry: true,
}
const LOG_IN = {
  title: 'LOG IN TO PLAY',
  description: 'You need to be logged in to make predictions.',
  canRetry: false,
  need: 'token',
}

it.each([
  ['a missing tournament', new MissingTournamentError(), { ...GENERIC, need: 'tournament' }],
  ['a missing token', new MissingAccessTokenError(), LOG_IN],
  ['an unknown token', new PlatformHttpError({ status: 403, detail: undefined }), LOG_IN],
  ['an expired token', new PlatformHttpError({ status: 401, detail: undefined }), LOG_IN],
  ['a platform that fails', new PlatformHttpError({ status: 503, detail: undefined }), GENERIC],
  ['no connection', new ConnectionError('network'), GENERIC],
  ['a round that is not configured', new UnknownRoundError('99'), GENERIC],
  ['a slip of ours', new TypeError('x is not a function'), GENERIC],
  ['anything else', 'text', GENERIC],
])('describes %s', (_what, error, description) => {
  expect(describeError(error)).toEqual(description)
})

it('names an unknown tournament and offers a reload, because a deployment may have added it meanwhile', () => {
  expect(describeError(new UnknownTournamentError('x'))).toMatchObject({
    title: 'NO SUCH TOURNAMENT',
    canRetry: true,
  })
})
