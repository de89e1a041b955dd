import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEN } from '../../test/men-scenario.ts'
import { HOSTS } from '../wire/hosts.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

const ANY_PORTS = { votesPort: 0, staticPort: 0 }

let sandbox: Sandbox
let api: string
let votes: string
let stored: string
beforeAll(async () => {
  sandbox = await startSandbox({ ...MEN, separateHosts: ANY_PORTS })
  ;[api = '', votes = '', stored = ''] = sandbox.origins
})
afterAll(() => sandbox.close())

async function read(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${sandbox.demoToken}` } })
  expect(response.status).toBe(200)
  return Object(await response.json())
}

const application = () => read(`${sandbox.apiUrl}applications/${sandbox.clientId}/`)

/** Origins of every URL in a body, by the name of its field. */
function originsIn(body: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [name, value] of Object.entries(Object(body))) {
    if (typeof value === 'string' && URL.canParse(value)) found.set(name, new URL(value).origin)
    else if (typeof value === 'object') originsIn(value, found)
  }
  return found
}

describe('a sandbox with separate hosts', () => {
  it('has three origins', () => {
    expect(new Set(sandbox.origins).size).toBe(3)
    expect(sandbox.apiUrl).toBe(`${api}/api/v1/`)
  })

  it('names stored content, votes, interactions and entries on their own hosts', async () => {
    const { program_detail_url_template: template } = await application()
    const { results } = await read(
      `${sandbox.apiUrl}programs/?client_id=${sandbox.clientId}&title=120-2024%20%7C%2010`,
    )
    const id = Object(results)[0].id
    const program = await read(String(template).replace('{program_id}', id))
    expect(new URL(String(template)).origin).toBe(stored)
    expect(program['id']).toBe(id)
    expect(new URL(JSON.parse(String(program['custom_data'])).team_a_logo).origin).toBe(stored)

    const board = await read(`${sandbox.apiUrl}leaderboards/${Object(program['leaderboards'])[0].id}/`)
    const widgets = originsIn(await read(String(program['widgets_url'])))
    const interactions = originsIn(
      await read(
        `${sandbox.apiUrl}profiles/${sandbox.demoProfileId}/widget-interactions/?widget_kind=text-prediction`,
      ),
    )
    expect(originsIn(board).get('entries_url')).toBe(votes)
    expect([widgets.get('vote_url'), widgets.get('impression_url')]).toEqual([votes, api])
    expect(interactions.get('url')).toBe(votes)
  })

  it.each([
    ['/api/v1/applications/touchline-sandbox/', 'api'],
    ['/_sandbox/health', 'api'],
    ['/services/leaderboards/unknown/entries', 'votes'],
    ['/api/v1/widget-interactions/text-prediction/w/options/o/votes/', 'votes', 'POST'],
    ['/time/0', 'votes'],
    ['/_sandbox/badges/blues.svg', 'static'],
  ])('serves %s on the %s host only', async (path, host, method = 'GET') => {
    const bodies = await Promise.all(
      sandbox.origins.map(async (origin) => (await fetch(origin + path, { method })).text()),
    )
    const serving = HOSTS.filter((_, place) => !bodies[place]?.includes('Resource not found.'))
    expect(serving).toEqual([host])
  })

  it('hides Date from pages of other origins, and shows it on a single origin', async () => {
    const path = `applications/${sandbox.clientId}/`
    const exposed = async (apiUrl: string) => {
      const { headers } = await fetch(apiUrl + path, { headers: { origin: 'https://game.example' } })
      return headers.get('access-control-expose-headers')?.toLowerCase().split(',')
    }
    await using single = await startSandbox(MEN)
    expect(await exposed(sandbox.apiUrl)).toEqual(['age', 'retry-after'])
    expect(await exposed(single.apiUrl)).toEqual(['date', 'age', 'retry-after'])
  })

  it('names no real-time keys without TLS', async () => {
    expect(await application()).toMatchObject({
      pubnub_subscribe_key: null,
      pubnub_publish_key: null,
      pubnub_origin: null,
    })
  })

  it('names real-time keys with TLS, on the host of the votes', async () => {
    await using secure = await startSandbox({ ...MEN, separateHosts: ANY_PORTS, tls: true })
    const directory = await read(`${secure.apiUrl}applications/${secure.clientId}/`)
    expect(directory['pubnub_subscribe_key']).toEqual(expect.any(String))
    expect(`http://${directory['pubnub_origin']}`).toBe(secure.origins[1])
  })
})
