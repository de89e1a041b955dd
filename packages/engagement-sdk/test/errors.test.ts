import { describe, expect, it } from 'vitest'
import { CryptoError, isCryptoError } from '../src/crypto/index.ts'
import {
  ArgumentError,
  ConnectionError,
  EngagementError,
  InteractionError,
  InvalidBodyError,
  isEngagementError,
  NotInitialisedError,
  PlatformHttpError,
  ResourceNotFoundError,
  request,
  UntrustedOriginError,
  UrlMissingError,
  updateUserProfile,
} from '../src/index.ts'
import { isRealtimeError, RealtimeError } from '../src/realtime/index.ts'
import { readyMatch } from './ready-match.ts'
import { textOf } from './text-of.ts'
import { withWidget } from './with-widget.ts'

const FAILURE = { status: 404, detail: { detail: 'Gone.' } }

const FAMILY = [
  new ArgumentError('no'),
  new NotInitialisedError(),
  new ConnectionError('network'),
  new PlatformHttpError(FAILURE),
  new ResourceNotFoundError('Program', FAILURE),
  new InvalidBodyError('widget', 'id', 'is missing'),
  new UntrustedOriginError('https://evil.example'),
  new UrlMissingError('Reply url missing.'),
  new InteractionError('item-invalid', 'w1', 'no'),
] as const

const OTHER_GUARDS = [
  [isRealtimeError, new RealtimeError('no')],
  [isCryptoError, new CryptoError('unreadable', 'no')],
] as const

/** Returns an error of another copy of the package. */
function foreign(error: EngagementError): Error {
  const brand = { [Symbol.for('@touchline/engagement-sdk/error')]: true }
  const copy = Object.assign(new Error(error.message), { ...error, ...brand, name: error.name })
  expect(copy).not.toBeInstanceOf(EngagementError)
  return copy
}

describe('guards', () => {
  it.each(FAMILY.map((error) => [error.name, error] as const))(
    'isEngagementError accepts a %s, with its name and without, and one of another copy of the package',
    (name, error) => {
      for (const each of [error, foreign(error)])
        expect([isEngagementError(each), isEngagementError(each, name)]).toEqual([true, true])
    },
  )

  it.each(FAMILY.map((error) => [error.name, error] as const))(
    'isEngagementError refuses a %s with another name',
    (name, error) => {
      const others = FAMILY.map((each) => each.name).filter(
        (other) => other !== name && !(name === 'ResourceNotFoundError' && other === 'PlatformHttpError'),
      )
      expect(others.filter((other) => isEngagementError(error, other))).toEqual([])
    },
  )

  it('isEngagementError finds an error in a list', () => {
    const found: EngagementError | undefined = [new Error('no'), new UrlMissingError('x')].find(
      isEngagementError,
    )
    expect(found?.code).toBe('url-missing')
  })

  it('isEngagementError accepts a ResourceNotFoundError as a PlatformHttpError', () => {
    const error: unknown = new ResourceNotFoundError('Program', FAILURE)
    expect(isEngagementError(error, 'PlatformHttpError') && error.status).toBe(404)
  })

  it.each(OTHER_GUARDS.map(([guard, error]) => [guard.name, error.name, guard, error] as const))(
    '%s accepts a %s, and an error of another copy of the package',
    (_, _name, guard, error) => {
      expect([guard(error), guard(foreign(error))]).toEqual([true, true])
    },
  )

  it.each(OTHER_GUARDS.map(([guard]) => [guard.name, guard] as const))(
    '%s refuses everything else',
    (_, guard) => {
      const others = [
        undefined,
        null,
        'no',
        {},
        new Error('no'),
        new EngagementError('no', { code: 'disposed' }),
      ]
      expect(others.map(guard)).toEqual(others.map(() => false))
    },
  )

  it('isEngagementError accepts a code that only a newer copy of the package has', () => {
    const known = new EngagementError('no', { code: 'disposed' })
    const newer = Object.assign(foreign(known), { code: 'of-a-later-version' })
    expect(isEngagementError(newer)).toBe(true)
  })

  it('isEngagementError refuses an error with a code of another library', () => {
    const other = Object.assign(new Error('no'), { code: 'ECONNRESET', retryable: true })
    expect(isEngagementError(other)).toBe(false)
  })
})

describe('a refusal', () => {
  it("has the specification's text as its message, and the request and the reason as fields", async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.inject({ fault: { status: 400, body: { nickname: ['This nickname is taken.'] } } })
    const refusal = updateUserProfile(engagement, { accessToken: token, nickname: 'Prop Star' })
    await expect(refusal).rejects.toMatchObject({
      message: 'Incorrect data.',
      method: 'PATCH',
      url: expect.stringMatching(/^https:/),
      status: 400,
      reason: 'nickname: This nickname is taken.',
      detail: { nickname: ['This nickname is taken.'] },
    })
    expect(await textOf(refusal)).toMatch(
      /^PlatformHttpError: Incorrect data\. \(PATCH https:\S+ answered 400: nickname: This nickname is taken\.\)$/,
    )
  })

  it('names the request and the reason of an interaction too', async () => {
    const { create, platform } = await withWidget()
    platform.inject({ fault: { status: 409, body: { detail: 'One vote each.' } } })
    const refusal = create({ id: 'o1' })
    await expect(refusal).rejects.toMatchObject({ code: 'interaction-exists', reason: 'One vote each.' })
    expect(await textOf(refusal)).toMatch(/ \(POST https:\S+ answered 409: One vote each\.\)$/)
  })

  it('contains no token, even if the address and the reason quote it', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.inject({ fault: { status: 401, body: { detail: `The token ${token} has expired.` } } })
    expect(await textOf(request(engagement, { path: `x/?access_token=${token}` }))).toBe(
      `PlatformHttpError: Unauthorized. Access token missing from request. (GET ${engagement.endpoint}x/?access_token=… answered 401: The token … has expired.)`,
    )
  })
})

describe('a network failure', () => {
  it('names the error code of the network, and CORS only if there is none', () => {
    const cause = new TypeError('fetch failed', {
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    })
    expect(new ConnectionError('network', { cause }).message).toBe(
      'No complete response arrived: ECONNREFUSED. Check the address and the network.',
    )
    expect(new ConnectionError('network', { cause: new TypeError('Failed to fetch') }).message).toContain(
      'CORS',
    )
  })
})
