import { describe, expect, it } from 'vitest'
import { CryptoError, isCryptoError } from '../src/crypto/index.ts'
import {
  ArgumentError,
  ConnectionError,
  createWidgetInteraction,
  EngagementError,
  InteractionError,
  InvalidBodyError,
  isArgumentError,
  isConnectionError,
  isEngagementError,
  isInteractionError,
  isInvalidBodyError,
  isNotInitialisedError,
  isPlatformHttpError,
  isResourceNotFoundError,
  isUntrustedOriginError,
  isUrlMissingError,
  NotInitialisedError,
  PlatformHttpError,
  ResourceNotFoundError,
  request,
  UntrustedOriginError,
  UrlMissingError,
  updateUserProfile,
} from '../src/index.ts'
import {
  FilePublishError,
  isFilePublishError,
  isRealtimeError,
  isRealtimeUnavailableError,
  RealtimeError,
  RealtimeUnavailableError,
} from '../src/realtime/index.ts'
import { readyMatch } from './ready-match.ts'
import { textOf } from './text-of.ts'
import { withWidget } from './with-widget.ts'

const FAILURE = { status: 404, detail: { detail: 'Gone.' } }
const FILE = { channel: 'room', id: 'f1', name: 'a.png' }

const FAMILY = [
  [isArgumentError, new ArgumentError('no')],
  [isNotInitialisedError, new NotInitialisedError()],
  [isConnectionError, new ConnectionError('network')],
  [isPlatformHttpError, new PlatformHttpError(FAILURE)],
  [isPlatformHttpError, new ResourceNotFoundError('Program', FAILURE)],
  [isResourceNotFoundError, new ResourceNotFoundError('Program', FAILURE)],
  [isInvalidBodyError, new InvalidBodyError('widget', 'id', 'is missing')],
  [isUntrustedOriginError, new UntrustedOriginError('https://evil.example')],
  [isUrlMissingError, new UrlMissingError('Reply url missing.')],
  [isInteractionError, new InteractionError('item-invalid', 'w1', 'no')],
  [isRealtimeError, new RealtimeError({ category: 'network', message: 'no', retryable: true })],
  [isRealtimeUnavailableError, new RealtimeUnavailableError('History')],
  [isFilePublishError, new FilePublishError(FILE, new Error('no'))],
  [isCryptoError, new CryptoError('unreadable', 'no')],
] as const

describe('guards', () => {
  it.each(FAMILY.map(([guard, error]) => [guard.name, error.name, guard, error] as const))(
    '%s accepts a %s, and an error of another copy of the package',
    (_, name, guard, error) => {
      const foreign = Object.assign(new Error(error.message), { ...error, name })
      expect(foreign).not.toBeInstanceOf(EngagementError)
      expect([error, foreign].map((each) => [guard(each), isEngagementError(each)])).toEqual([
        [true, true],
        [true, true],
      ])
    },
  )

  it.each(FAMILY.map(([guard]) => [guard.name, guard] as const))('%s refuses everything else', (_, guard) => {
    const others = [
      undefined,
      null,
      'no',
      {},
      new Error('no'),
      new EngagementError('no', { code: 'disposed' }),
    ]
    expect(others.map(guard)).toEqual(others.map(() => false))
  })

  it('isEngagementError accepts a code that only a newer copy of the package has', () => {
    const known = new EngagementError('no', { code: 'disposed' })
    const newer = Object.assign(new Error('no'), { ...known, code: 'of-a-later-version' })
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

  it("names the request and the platform's reason in its text: a vote", async () => {
    const { engagement, platform, widget } = await withWidget({ interactive_until: '2030-01-01T00:00:00Z' })
    platform.inject({ fault: { status: 403, body: { detail: 'The match is settled.' } } })
    const refusal = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(await textOf(refusal)).toMatch(
      /Access Denied\. Access token incorrect\. \(POST https:\S+ answered 403: The match is settled\.\)$/,
    )
  })

  it('names the request and the reason of an interaction too', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ fault: { status: 409, body: { detail: 'One vote each.' } } })
    const refusal = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(refusal).rejects.toMatchObject({ code: 'interaction-exists', reason: 'One vote each.' })
    expect(await textOf(refusal)).toMatch(/ \(POST https:\S+ answered 409: One vote each\.\)$/)
  })

  it.each(['drop-before-write', 'hang'] as const)('names the request after the fault %s', async (fault) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault })
    const failure = request(engagement, { path: 'quests/', timeoutMs: 5 })
    await expect(failure).rejects.toMatchObject({ method: 'GET', url: `${engagement.endpoint}quests/` })
    expect(await textOf(failure)).toContain(`(GET ${engagement.endpoint}quests/)`)
  })

  it('names the request of a malformed response', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ fault: { status: 200, body: { id: 5 } } })
    const failure = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(failure).rejects.toMatchObject({ code: 'invalid-body' })
    expect(await textOf(failure)).toMatch(/Unreadable interaction: id: .* \(POST https:\S+\)$/)
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
