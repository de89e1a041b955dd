import { describe, expect, it } from 'vitest'
import type { Engagement } from '../../src/index.ts'
import * as realtime from '../../src/realtime/index.ts'
import { settle } from './fake-service.ts'
import { aHarness } from './harness.ts'

// Untyped callers pass anything; `never` lets the table do so too.
type Verb = (engagement: Engagement, given: never) => Promise<unknown>

const property = (name: string) => `Missing object property "${name}" in 2nd argument object.`
const notATime = (name: string, given: string) =>
  `${name} is ${given}, not a timetoken. Make one from an instant with timetokenAt(epochMs).`
const streamed: Verb = (engagement, channel) => realtime.messages(engagement, channel).next()
const since: Verb = (engagement, time) => realtime.messages(engagement, 'room', { since: time }).next()
const joined: Verb = (engagement, channel) => realtime.joinPresence(engagement, channel).next()

const REFUSED: readonly [string, Verb, unknown, string][] = [
  ['messages', streamed, '', 'Missing "channel" as 2nd argument.'],
  ['messages', streamed, null, 'Missing "channel" as 2nd argument.'],
  ['messages', streamed, [], 'Missing "channel" as 2nd argument.'],
  ['messages', streamed, ['room', ''], 'Missing "channel" as 2nd argument.'],
  ['messages', since, '2024-04-27T05:30:00Z', notATime('since', '"2024-04-27T05:30:00Z"')],
  ['messages', since, 1_714_196_700_000, notATime('since', '1714196700000')],
  ['joinPresence', joined, '', 'Missing "channel" as 2nd argument.'],
  ['hereNow', realtime.hereNow, {}, property('channel')],
  ['whereNow', realtime.whereNow, { userId: '' }, property('userId')],
  ['fetchHistory', realtime.fetchHistory, { channel: '' }, property('channel')],
  ['fetchHistory', realtime.fetchHistory, { channel: 'room', start: 'now' }, notATime('start', '"now"')],
  ['fetchHistory', realtime.fetchHistory, { channel: 'room', end: '' }, notATime('end', '""')],
  ['publishMessage', realtime.publishMessage, { message: 1 }, property('channel')],
  ['publishMessage', realtime.publishMessage, { channel: 'room' }, 'message has no JSON text.'],
  ['listFiles', realtime.listFiles, {}, property('channel')],
  ['downloadFile', realtime.downloadFile, { channel: 'room', id: 'f' }, property('name')],
  ['publishFile', realtime.publishFile, { channel: 'room' }, property('name')],
]

const unusable = (name: string) => `is ${name}, which a URL cannot contain as a segment. Choose another name.`
const noName = (given: string) =>
  `channel is ${given}, not a name. Give text; options come after the channels.`

const UNUSABLE: typeof REFUSED = [
  ['messages', streamed, { programIds: ['p'] }, noName('{"programIds":["p"]}')],
  ['messages', streamed, ['room', 7], noName('7')],
  ['messages', streamed, ['room', '.'], unusable('"."')],
  ['messages', streamed, 'room\ud800', unusable('"room\\ud800"')],
  ['joinPresence', joined, { signal: 1 }, noName('{"signal":1}')],
  ['joinPresence', joined, '..', unusable('".."')],
  ['hereNow', realtime.hereNow, { channel: '..' }, unusable('".."')],
  ['publishFile', realtime.publishFile, { channel: '..', name: 'a', content: '' }, unusable('".."')],
]

describe('arguments of real-time', () => {
  const refused = REFUSED.map(([name, verb, given, message]) => {
    const pointer = `See ${name} in the API reference of @touchline/engagement-sdk.`
    return [name, verb, given, `${message}\n${pointer}`] as const
  })

  it.each([...refused, ...UNUSABLE])('%s %# sends nothing', async (_, verb, given, message) => {
    const { engagement, service } = await aHarness()
    await expect(verb(engagement, given as never)).rejects.toMatchObject({
      code: 'argument',
      message: expect.stringContaining(message),
    })
    await settle()
    expect(service.log).toEqual([])
  })

  it.each([
    ['messages', () => realtime.messages(undefined as never, 'room').next()],
    ['joinPresence', () => realtime.joinPresence(undefined as never, 'room').next()],
    ['fetchHistory', () => realtime.fetchHistory(undefined as never, { channel: 'room' })],
  ])('%s needs the engagement', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ message: 'Missing "engagement" as 1st argument.' })
  })
})
