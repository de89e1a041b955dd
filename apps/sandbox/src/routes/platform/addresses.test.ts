import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { startMen } from '../../../test/men.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'
import { LOBBY_ID, SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'

let sandbox: Sandbox
let fan: { id: string; token: string }
beforeAll(async () => {
  sandbox = await startMen()
  fan = await newFan(sandbox)
})
afterAll(() => sandbox.close())

/** How the addresses that are not read are used (contract 2.5 to 2.9). */
const WRITTEN_TO: Readonly<Record<string, string>> = {
  vote_url: 'POST',
  answer_url: 'POST',
  reply_url: 'POST',
  claim_url: 'POST',
  impression_url: 'POST',
  follow_up_url: 'POST',
  schedule_url: 'PUT',
  user_quest_task_progress_url: 'POST',
}
/** What a template is filled with; whatever else it asks for is not found, but by a route that looked for it. */
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
    // An option's own address is where a producer marks it.
    const method = /-options\//.test(value) ? 'PATCH' : (WRITTEN_TO[name] ?? 'GET')
    found.set(`${name} ${method}`, value)
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
    ['a profile', () => call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: fan.token })],
    ['a program', async () => ({ body: (await round(sandbox, 10))[0] })],
    ['a chat room', () => call(sandbox, `GET chat-rooms/${LOBBY_ID}/`)],
  ])('by %s', async (_, read) => {
    const { body } = await read()
    expect(addresses(body).size).toBeGreaterThan(1)
    expect(await leadNowhere(body)).toEqual([])
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

describe('the application', () => {
  it.each([
    'sponsors_url',
    'sticker_packs_url',
    'reaction_packs_url',
    'reaction_spaces_url',
    'comment_boards_url',
    'comment_board_ban_url',
    'comment_report_url',
    'profile_relationships_url',
    'profile_relationship_types_url',
  ])('has a %s, which leads to an empty page', async (name) => {
    const application = (await call(sandbox, 'GET applications/touchline-sandbox/')).body
    const { status, body } = await call(sandbox, `GET ${application[name]}`, { token: fan.token })
    expect([status, body]).toEqual([200, { count: 0, next: null, previous: null, results: [] }])
  })
})

describe('a producer’s address', () => {
  it('is refused to a fan, and without a token', async () => {
    const [widget] = await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)
    const publish = (token?: string) => call(sandbox, `PUT ${widget.schedule_url}`, { token })
    expect([(await publish(fan.token)).status, (await publish()).status]).toEqual([403, 401])
  })
})

describe('a list of what this platform has none of', () => {
  it.each([
    'quests/?client_id=touchline-sandbox&id=q1&status=active',
    'user-quests/?profile_id=me',
    'badges/',
  ])('is empty: %s', async (path) => {
    const { status, body } = await call(sandbox, `GET ${path}`, { token: fan.token })
    expect([status, body]).toEqual([200, { count: 0, next: null, previous: null, results: [] }])
    expect((await call(sandbox, `GET ${path}`)).status).toBe(401)
  })

  it('has nothing to begin or to change', async () => {
    const begin = await call(sandbox, 'POST user-quests/', { token: fan.token, body: { quest_id: 'q1' } })
    const change = await call(sandbox, 'PATCH redemption-keys/k1/', {
      token: fan.token,
      body: { status: 'redeemed' },
    })
    expect([begin.status, change.status]).toEqual([404, 404])
  })
})
