import { expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'
import { LOBBY_ID } from '../../wire/application-resource.ts'

const sandbox = await startMenOnce()
const fan = await newFan(sandbox)

/** Addresses that are not read but written to (docs/contract/rest.md, 'Interactions', 'Impressions' and 'Settlement'). */
const WRITTEN_TO = new Set(['vote_url', 'answer_url', 'reply_url', 'claim_url', 'impression_url'])
/** What a template is filled with; anything else is not found, but by a route that looked for it. */
const FILLED: Readonly<Record<string, () => string>> = {
  profile_id: () => fan.id,
  chat_room_id: () => LOBBY_ID,
}
const NO_ROUTE = 'Resource not found.'
const COLLECTION = /^(text|image|cheer|emoji|rich)_.*s_url$|^alerts_url$|_followUps_url$/

/** Each address in a body with the method it is used with, once per field name. */
function addresses(body: Answer['body'], found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [name, value] of Object.entries<Answer['body']>(body ?? {})) {
    if (typeof value === 'object') addresses(value, found)
    if (typeof value !== 'string' || !sandbox.origins.some((origin) => value.startsWith(origin))) continue
    found.set(`${name} ${WRITTEN_TO.has(name) ? 'POST' : 'GET'}`, value)
  }
  return found
}

async function leadNowhere(body: Answer['body']): Promise<string[]> {
  const dead = await Promise.all(
    [...addresses(body)].map(async ([key, address]) => {
      const [name = '', method = ''] = key.split(' ')
      // A collection is read with an id behind it.
      const url = COLLECTION.test(name) ? `${address}none/` : address
      const filled = url.replace(/\{(\w+)\}/g, (_, placeholder) => FILLED[placeholder]?.() ?? 'none')
      const { status, body: answer } = await call(sandbox, `${method} ${filled}`, { token: fan.token })
      const leads = answer.detail !== NO_ROUTE && status < 500
      return leads ? [] : [`${name}: ${method} ${filled} was answered ${status}`]
    }),
  )
  return dead.flat()
}

const bodiesOf = (...requests: readonly `GET ${string}`[]) =>
  Promise.all(requests.map(async (request) => (await call(sandbox, request, { token: fan.token })).body))

it.each([
  ['the application', () => bodiesOf('GET applications/touchline-sandbox/')],
  ['a program', async () => (await round(sandbox, 10)).slice(0, 1)],
  ['a profile', () => bodiesOf('GET applications/touchline-sandbox/profile/')],
  ['an entry', async () => bodiesOf(`GET ${(await round(sandbox, 10))[0].leaderboards[0].entries_url}`)],
  ['the chat room', () => bodiesOf(`GET chat-rooms/${LOBBY_ID}/`)],
  ['a widget of every kind', () => widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)],
  [
    'a follow-up',
    async () => {
      const [{ id }] = await round(sandbox, 10)
      await call(sandbox, `POST /_sandbox/programs/${id}/settle`, { body: { followUps: true } })
      return widgetsOf(sandbox, id)
    },
  ],
])('every address in %s leads somewhere', async (_, read) => {
  const bodies = await read()
  expect(addresses(bodies).size).toBeGreaterThan(0)
  for (const body of bodies) expect(await leadNowhere(body)).toEqual([])
})

it.each(['GET quests/', 'POST text-predictions/', 'GET /v2/history/sub-key/s/channel/room'] as const)(
  'a call that neither the SDK nor the game makes gets 404 in the platform’s form: %s',
  async (request) => {
    const { status, body } = await call(sandbox, request, { token: fan.token })
    const { detail, message } = typeof body === 'string' ? JSON.parse(body) : body
    expect([status, detail ?? message]).toEqual([404, expect.stringMatching(/not found/i)])
  },
)
