import { describe, expect, it } from 'vitest'
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

describe('every address that is handed out leads somewhere', () => {
  it.each([
    ['the application', () => call(sandbox, 'GET applications/touchline-sandbox/')],
    ['a program', async () => ({ body: (await round(sandbox, 10))[0] })],
  ])('by %s', async (_, read) => {
    const { body } = await read()
    expect(addresses(body).size).toBeGreaterThan(1)
    expect(await leadNowhere(body)).toEqual([])
  })

  it('by a profile, an entry and the chat room', async () => {
    const [{ leaderboards }] = await round(sandbox, 10)
    const bodies = await Promise.all([
      call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: fan.token }),
      call(sandbox, `GET ${leaderboards[0].entries_url}`),
      call(sandbox, `GET chat-rooms/${LOBBY_ID}/`),
    ])
    expect((await Promise.all(bodies.map(({ body }) => leadNowhere(body)))).flat()).toEqual([])
  })

  it('by a widget of every kind', async () => {
    const [settled] = await round(sandbox, 10)
    await call(sandbox, `POST /_sandbox/programs/${settled.id}/settle`, { body: { followUps: true } })
    const widgets = [
      ...(await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)),
      ...(await widgetsOf(sandbox, settled.id)),
    ]
    for (const widget of widgets) expect(await leadNowhere(widget)).toEqual([])
  })
})

it.each(['GET quests/', 'POST text-predictions/', 'GET /v2/history/sub-key/s/channel/room'] as const)(
  'a call that neither the SDK nor the game makes gets 404 in the platform’s form: %s',
  async (request) => {
    const { status, body } = await call(sandbox, request, { token: fan.token })
    const { detail, message } = typeof body === 'string' ? JSON.parse(body) : body
    expect([status, detail ?? message]).toEqual([404, expect.stringMatching(/not found/i)])
  },
)
