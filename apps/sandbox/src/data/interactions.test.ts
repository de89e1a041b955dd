import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../test/api.ts'
import { startMen } from '../../test/start-men.ts'
import type { Sandbox } from '../server/start-sandbox.ts'
import { type Answer, answerById, insertAnswers } from './interactions.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startMen()
})
afterAll(() => sandbox.close())

it('recognises an answer that is stored a second time because the response to the first was lost', async () => {
  const fan = await newFan(sandbox)
  const [widget] = await widgetsOf(sandbox, (await round(sandbox, 10))[4].id)
  const answer: Answer = {
    id: randomUUID(),
    profileId: fan.id,
    widgetId: widget.id,
    kind: 'text-prediction',
    position: 1,
    slot: 0,
    now: sandbox.clock.now(),
  }
  const [first] = await insertAnswers(sandbox.db, [answer])
  expect(first).toMatchObject({ id: answer.id, option_no: 1 })
  expect(await insertAnswers(sandbox.db, [answer])).toEqual([undefined])
  expect(await answerById(sandbox.db, answer.id)).toEqual(first)
  expect(await answerById(sandbox.db, randomUUID())).toBeUndefined()
  const { body } = await call(sandbox, `GET profiles/${fan.id}/widget-interactions/`, { token: fan.token })
  expect(body.count).toBe(1)
})
