import { describe, expect, it } from 'vitest'
import { parseSubscribeResponse } from './envelope.ts'

describe('parseSubscribeResponse', () => {
  it('parses the valid entries of a response with malformed ones', () => {
    const answer = parseSubscribeResponse({
      t: { t: '100', r: 0 },
      m: [
        null,
        7,
        { d: 1 },
        { c: 'a', d: { x: 1 }, p: { t: '99', r: 1 } },
        { c: 'a-pnpres', b: 'a-pnpres', e: 0 },
        { c: 'a', e: 4, b: 'group' },
      ],
    })
    expect(answer?.rejected).toBe(3)
    expect(answer?.cursor).toEqual({ timetoken: '100', region: 1 })
    expect(answer?.envelopes).toMatchObject([
      { channel: 'a', subscription: undefined, timetoken: '99', messageType: 'message', payload: { x: 1 } },
      {
        channel: 'a-pnpres',
        subscription: 'a-pnpres',
        timetoken: '100',
        messageType: 'message',
        payload: undefined,
      },
      { channel: 'a', subscription: 'group', messageType: 'file' },
    ])
  })

  it.each([undefined, null, {}, { t: {} }, { t: { t: 'soon', r: 1 }, m: [] }, { t: { t: '1', r: 1 }, m: 7 }])(
    'returns undefined for %j',
    (body) => {
      expect(parseSubscribeResponse(body)).toBeUndefined()
    },
  )
})
