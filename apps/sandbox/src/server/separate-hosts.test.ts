import { expect, it } from 'vitest'
import { MEN } from '../../test/men-scenario.ts'
import { startMenOnce } from '../../test/start-men.ts'
import { HOSTS } from '../wire/hosts.ts'
import { startSandbox } from './start-sandbox.ts'

const ANY_PORTS = { votesPort: 0, staticPort: 0 }

const sandbox = await startMenOnce({ separateHosts: ANY_PORTS })

async function read(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${sandbox.demoToken}` } })
  expect(response.status).toBe(200)
  return Object(await response.json())
}

it.each([
  ['/api/v1/applications/touchline-sandbox/', 'api'],
  ['/_sandbox/health', 'api'],
  ['/services/leaderboards/unknown/entries', 'votes'],
  ['/api/v1/widget-interactions/text-prediction/w/options/o/votes/', 'votes', 'POST'],
  ['/time/0', 'votes'],
  ['/_sandbox/badges/blues.svg', 'static'],
])('a sandbox with separate hosts serves %s on the %s host only', async (path, host, method = 'GET') => {
  const bodies = await Promise.all(
    sandbox.origins.map(async (origin) => (await fetch(origin + path, { method })).text()),
  )
  const serving = HOSTS.filter((_, place) => !bodies[place]?.includes('Resource not found.'))
  expect(serving).toEqual([host])
})

it('a sandbox with separate hosts hides Date from pages of other origins, and shows it on a single origin', async () => {
  const path = `applications/${sandbox.clientId}/`
  const exposed = async (apiUrl: string) => {
    const { headers } = await fetch(apiUrl + path, { headers: { origin: 'https://game.example' } })
    return headers.get('access-control-expose-headers')?.toLowerCase().split(',')
  }
  await using single = await startSandbox(MEN)
  expect(await exposed(sandbox.apiUrl)).toEqual(['age', 'retry-after'])
  expect(await exposed(single.apiUrl)).toEqual(['date', 'age', 'retry-after'])
})

it('a sandbox with separate hosts names real-time keys with TLS only, on the host of the votes', async () => {
  const directoryOf = ({ apiUrl, clientId }: typeof sandbox) => read(`${apiUrl}applications/${clientId}/`)
  const none = { pubnub_subscribe_key: null, pubnub_publish_key: null, pubnub_origin: null }
  expect(await directoryOf(sandbox)).toMatchObject(none)
  await using secure = await startSandbox({ ...MEN, separateHosts: ANY_PORTS, tls: true })
  const directory = await directoryOf(secure)
  expect(directory['pubnub_subscribe_key']).toEqual(expect.any(String))
  expect(`http://${directory['pubnub_origin']}`).toBe(secure.origins[1])
})
