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
} from '../src/index.ts'
import { isRealtimeError, RealtimeError } from '../src/realtime/index.ts'
import { readyMatch } from './ready-match.ts'
import { textOf } from './text-of.ts'
import { withWidget } from './with-widget.ts'

const FAILURE = { status: 404, detail: { detail: 'Gone.' } }

const ERRORS = [
  new ArgumentError('no'),
  new NotInitialisedError(),
  new ConnectionError('network'),
  new PlatformHttpError(FAILURE),
  new ResourceNotFoundError('Program', FAILURE),
  new InvalidBodyError('widget', 'id', 'is missing'),
  new UntrustedOriginError('https://evil.example'),
  new UrlMissingError('Reply url missing.'),
  new InteractionError('item-invalid', 'w1', 'no'),
  new RealtimeError('no'),
  new CryptoError('unreadable', 'no'),
] as const

/** Returns an error of another copy of the package. */
function foreign(error: EngagementError): Error {
  const brand = { [Symbol.for('@touchline/engagement-sdk/error')]: true }
  const copy = Object.assign(new Error(error.message), { ...error, ...brand, name: error.name })
  expect(copy).not.toBeInstanceOf(EngagementError)
  return copy
}

const OTHERS = [undefined, null, 'no', {}, new Error('no'), new EngagementError('no', { code: 'disposed' })]

describe('guards', () => {
  it.each(ERRORS.map(({ name }) => name))(
    'accept a %s, and one of another copy of the package, and nothing else',
    (name) => {
      const guard = (error: unknown) => {
        if (name === 'RealtimeError') return isRealtimeError(error)
        return name === 'CryptoError' ? isCryptoError(error) : isEngagementError(error, name)
      }
      const accepted = name === 'PlatformHttpError' ? [name, 'ResourceNotFoundError'] : [name]
      expect(ERRORS.filter(guard).map((error) => error.name)).toEqual(accepted)
      expect(
        ERRORS.map(foreign)
          .filter(guard)
          .map((error) => error.name),
      ).toEqual(accepted)
      expect(OTHERS.filter(guard)).toEqual([])
    },
  )

  it('isEngagementError accepts all of them in a list, and refuses an error with a code of another library', () => {
    const other = Object.assign(new Error('no'), { code: 'ECONNRESET', retryable: true })
    const found: EngagementError[] = [other, 'no', ...ERRORS].filter(isEngagementError)
    expect(found).toEqual(ERRORS)
    expect(ERRORS.map(foreign).filter(isEngagementError)).toHaveLength(ERRORS.length)
  })

  it('isEngagementError accepts a code that only a newer copy of the package has', () => {
    const known = new EngagementError('no', { code: 'disposed' })
    expect(isEngagementError(Object.assign(foreign(known), { code: 'of-a-later-version' }))).toBe(true)
  })
})

describe('a refusal', () => {
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

it('a network failure names the error code of the network, and CORS only if there is none', () => {
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
