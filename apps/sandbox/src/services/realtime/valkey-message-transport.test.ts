import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itCarriesMessages } from '../../../test/realtime/message-transport-contract.ts'
import { installedValkey, type ValkeyServer } from '../../../test/valkey-server.ts'
import { StartError } from '../../core/start-error.ts'
import { openValkeyTransport } from './valkey-message-transport.ts'

const start = installedValkey()
/** The last call of a connection, as the server lists it. */
const READING = /^id=(\d+).*cmd=xread/gm

describe.skipIf(start === undefined)('a Valkey or Redis server', () => {
  let server: ValkeyServer | undefined
  beforeAll(async () => {
    server = await start?.()
  })
  afterAll(() => server?.stop())
  const urlOf = () => server?.url ?? ''

  async function asAdministrator<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(urlOf())
    try {
      return await work(client)
    } finally {
      client.disconnect()
    }
  }

  itCarriesMessages('openValkeyTransport', async () => {
    const name = randomUUID()
    return {
      open: (onError) => openValkeyTransport(urlOf(), { now: Date.now, name, onError }),
      endNewest: () =>
        asAdministrator(async (client) => {
          const list = String(await client.client('LIST'))
          const newest = [...list.matchAll(READING)].map(([, id]) => Number(id)).toSorted((a, b) => a - b)
          await client.client('KILL', 'ID', newest.at(-1) ?? 0)
        }),
    }
  })

  it('continues after a server that lost its data, with later times than before', async () => {
    const name = randomUUID()
    // The platform's clock may be moved back.
    const ports = { now: () => Date.parse('2024-04-27T05:30:00Z'), name, onError: () => {} }
    const later = { ...ports, now: () => Date.parse('2024-06-02T00:00:00Z') }
    const [left, right] = await Promise.all([
      openValkeyTransport(urlOf(), later),
      openValkeyTransport(urlOf(), ports),
    ])
    const received = Promise.withResolvers<unknown>()
    right.onArrival(({ payload }) => {
      if (payload === 'after') received.resolve(payload)
    })
    const before = await left.publish({ channel: 'room', payload: 'before', publisher: 'me' })
    await asAdministrator((client) => client.flushall())
    const after = await left.publish({ channel: 'room', payload: 'after', publisher: 'me' })
    expect(await received.promise).toBe('after')
    expect(after.timetoken > before.timetoken).toBe(true)
    await Promise.all([left.close(), right.close()])
  })
})

it('a start without a server names the setting', async () => {
  const opening = openValkeyTransport('redis://127.0.0.1:1', {
    now: Date.now,
    name: 'none',
    onError: () => {},
  })
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow('127.0.0.1:1')
})
