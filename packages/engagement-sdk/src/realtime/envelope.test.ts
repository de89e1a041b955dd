import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createCipher } from '../crypto/index.ts'
import { aWidget } from '../testing/index.ts'
import { readEntries, subscribeResponseSchema } from './envelope.ts'

describe('subscribeResponseSchema', () => {
  it('reads the cursor, whose region is never 0, and the entries', () => {
    expect(z.parse(subscribeResponseSchema, { t: { t: '100', r: 0 }, m: [null, 7] })).toEqual({
      cursor: { timetoken: '100', region: 1 },
      entries: [null, 7],
    })
  })

  it.each([undefined, null, {}, { t: {} }, { t: { t: 'soon', r: 1 }, m: [] }, { t: { t: '1', r: 1 }, m: 7 }])(
    'rejects %j',
    (body) => {
      expect(z.safeParse(subscribeResponseSchema, body).success).toBe(false)
    },
  )
})

describe('readEntries', () => {
  const metadata = {
    channel: 'room',
    subscription: 'match.*',
    timetoken: '17',
    messageType: 'message',
  } as const
  const messageContent = async (d: unknown) => {
    const entry = { c: 'room', b: 'match.*', p: { t: '17', r: 1 }, d }
    return (await readEntries([entry], { cipher: undefined, warn: () => undefined }))[0]
  }

  it('reads the valid entries among malformed ones, with one warning', async () => {
    const warn = vi.fn()
    const entries = [
      null,
      7,
      { d: 1 },
      { c: 'a', d: { x: 1 }, p: { t: '99', r: 1 }, i: 'you', u: { m: 1 } },
      { c: 'a-pnpres', b: 'a-pnpres', e: 0 },
      { c: 'a', e: 4, b: 'group' },
      { c: 'a', b: '', e: 'length' },
    ]
    expect(await readEntries(entries, { cipher: undefined, warn, respondedAt: '100' })).toMatchObject([
      {
        channel: 'a',
        subscription: 'a',
        timetoken: '99',
        messageType: 'message',
        payload: { x: 1 },
        publisher: 'you',
        userMetadata: { m: 1 },
      },
      { channel: 'a-pnpres', subscription: 'a-pnpres', timetoken: '100', messageType: 'message' },
      { channel: 'a', subscription: 'group', messageType: 'file' },
      { channel: 'a', subscription: 'a', messageType: 'message' },
    ])
    expect(warn.mock.calls).toEqual([
      [{ message: '3 real-time message(s) could not be read and were left out.' }],
    ])
  })

  it('decrypts in order, and keeps what cannot be decrypted with the reason; signals are never encrypted', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const [long, short] = [await cipher.encryptMessage('x'.repeat(20_000)), await cipher.encryptMessage(2)]
    const entries = [long, short, 'plain', { a: 1 }, short].map((d, index) => ({
      c: 'room',
      d,
      e: index === 4 ? 1 : 0,
    }))
    const read = await readEntries(entries, { cipher, warn: () => undefined, respondedAt: '1' })
    const error = expect.stringMatching(/^Error while decrypting message content: ./)
    expect(read.map((message) => [message.payload, message.error, message.isPlaintext])).toEqual([
      ['x'.repeat(20_000), undefined, undefined],
      [2, undefined, undefined],
      ['plain', error, undefined],
      [{ a: 1 }, undefined, true],
      [short, undefined, undefined],
    ])
  })

  it.each(['text-prediction-created', 'text-prediction-updated', 'text-prediction-follow-up-updated'])(
    'reads the widget of %s',
    async (event) => {
      expect(await messageContent({ event, payload: aWidget({ id: 'w' }) })).toMatchObject({
        type: 'widget',
        event,
        payload: { id: 'w' },
      })
    },
  )

  it.each([
    [
      'text-poll-results',
      { id: 'w', kind: 'text-poll', options: [{ id: 'o', vote_count: 3 }] },
      { options: [{ id: 'o', vote_count: 3 }], choices: [] },
    ],
    [
      'image-quiz-results',
      { choices: [{ id: 'c', answer_count: 2 }] },
      { options: [], choices: [{ id: 'c', answer_count: 2 }] },
    ],
    ['emoji-slider-results', { id: 'w', average_magnitude: '0.700' }, { average_magnitude: '0.700' }],
  ])('types the payload of %s', async (event, payload, results) => {
    expect(await messageContent({ event, payload })).toMatchObject({
      type: 'widget-results',
      event,
      payload: results,
    })
  })

  it.each([
    [{ event: 'brand-new', payload: 7 }, 'brand-new', 7],
    [{ event: 'text-prediction-created' }, 'text-prediction-created', undefined],
    [{ event: 'text-prediction-created', payload: { id: 1 } }, 'text-prediction-created', { id: 1 }],
    [{ event: 'block-profile', payload: null }, 'block-profile', null],
    [{ event: 'text-poll-results', payload: { options: 3 } }, 'text-poll-results', { options: 3 }],
    [{ hello: 1 }, undefined, { hello: 1 }],
    ['text', undefined, 'text'],
    [null, undefined, null],
    [undefined, undefined, undefined],
  ])('keeps %j as it was published', async (content, event, payload) => {
    expect(await messageContent(content)).toMatchObject({ type: 'other', event, payload, ...metadata })
  })
})
