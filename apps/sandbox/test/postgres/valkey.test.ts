import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../../src/core/logger.ts'
import type { Sandbox } from '../../src/server/start-sandbox.ts'
import { REALTIME_KEYS } from '../../src/wire/realtime-keys.ts'
import { call, newFan, round, widgetsOf } from '../api.ts'
import { startMen } from '../men.ts'
import { newDatabase } from '../new-database.ts'
import { installedValkey, type ValkeyServer } from '../valkey-server.ts'

const start = installedValkey()
const { subscribe, publish } = REALTIME_KEYS
const received = z.object({ t: z.object({ t: z.string() }), m: z.array(z.object({ d: z.unknown() })) })

describe.skipIf(start === undefined)('two sandboxes with a Valkey or Redis server between them', () => {
  let valkey: ValkeyServer | undefined
  let both: readonly Sandbox[] = []
  beforeEach(async () => {
    valkey = await start?.()
    const databaseUrl = await newDatabase(inject('postgresUrl'), inject('filledUrl'))
    const logger = createLogger('errors', () => {})
    const options = { databaseUrl, messagesUrl: valkey?.url, logger }
    both = await Promise.all([startMen(options), startMen(options)])
  })
  afterEach(async () => {
    await Promise.all(both.map((sandbox) => sandbox.close()))
    await valkey?.stop()
  })
  const ask = (place: number, path: string) => fetch(`${both[place]?.url}${path}`)
  const listen = async (place: number, time: string) =>
    received.parse(await (await ask(place, `/v2/subscribe/${subscribe}/room/0?uuid=ana&tt=${time}`)).json())
  const send = (place: number) => ask(place, `/publish/${publish}/${subscribe}/0/room/0/%22hello%22?uuid=ben`)

  it('deliver a message to a fan of the other one', async () => {
    const { t } = await listen(1, '0')
    const waiting = listen(1, t.t)
    expect((await send(0)).status).toBe(200)
    expect((await waiting).m).toEqual([{ d: 'hello' }])
  })

  it('acknowledge votes while it is gone, and refuse messages with a retry', async () => {
    const [one, two] = both
    if (!one || !two) throw new Error('Two sandboxes run.')
    const { id, token } = await newFan(one)
    const [widget] = await widgetsOf(one, (await round(one, 10))[4].id)
    await valkey?.stop()
    expect((await call(one, `POST ${widget.options[1].vote_url}`, { token })).status).toBe(201)
    const { body } = await call(two, `GET profiles/${id}/widget-interactions/`, { token })
    expect(body.count).toBe(1)
    await expect
      .poll(async () => {
        const { status, headers } = await send(0)
        return [status, headers.get('retry-after')]
      })
      .toEqual([503, '1'])
  })
})
