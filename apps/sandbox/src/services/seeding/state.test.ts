import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { createControlClient } from '../../client/control-client.ts'
import { StartError } from '../../core/start-error.ts'
import { startSandbox } from '../../server/start-sandbox.ts'

const SMALL = { tournaments: ['120-2024'], fans: 3, speed: 0 } as const

it('starts another sandbox with the fans, tokens, answers, boards and the clock of the first', async () => {
  await using first = await startSandbox(SMALL)
  const fan = await newFan(first)
  const [widget] = await widgetsOf(first, (await round(first, 10))[4].id)
  const { pathname } = new URL(widget.options[2].vote_url)
  const vote = await call(first, `POST ${pathname}`, { token: fan.token })
  await first.clock.advance(60_000)
  const state = await createControlClient({ origin: first.url }).state()

  await using second = await startSandbox({ state, speed: 0 })
  const { body } = await call(second, `GET profiles/${fan.id}/widget-interactions/`, { token: fan.token })
  expect(body.interactions['text-prediction'][0]).toMatchObject({ id: vote.body.id })
  expect(second.clock.now()).toBe(first.clock.now())
  expect(await second.exportState()).toEqual(state)
})

it('restores the state, not the first day of a season, after a reset', async () => {
  await using first = await startSandbox(SMALL)
  const fan = await newFan(first)
  await using second = await startSandbox({ state: await first.exportState(), speed: 0 })
  await second.reset()
  const own = `GET profiles/${fan.id}/widget-interactions/` as const
  expect(await call(second, own, { token: fan.token })).toMatchObject({ status: 200 })
})

it('refuses a state of another version, and one for a database with content', async () => {
  await using first = await startSandbox(SMALL)
  const state = await first.exportState()
  await expect(startSandbox({ state: { ...state, schema: '0002-later' } })).rejects.toThrow(
    /another version: its tables are those of 0002-later/,
  )
  const data = await mkdtemp(join(tmpdir(), 'touchline-state-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await (await startSandbox({ data, state })).close()
  await expect(startSandbox({ data, state })).rejects.toThrow(StartError)
})
