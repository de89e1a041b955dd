import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, call, newFan, round } from '../../../test/api.ts'
import { startMen } from '../../../test/men.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'

let sandbox: Sandbox
let program: Answer['body']
beforeAll(async () => {
  sandbox = await startMen()
  program = (await round(sandbox, 10))[0]
})
afterAll(() => sandbox.close())

const settle = (body: object) => call(sandbox, `POST /_sandbox/programs/${program.id}/settle`, { body })
const address = (id: string) => program.unclaimed_widget_interactions_url_template.replace('{profile_id}', id)
const unclaimed = async (): Promise<Answer['body'][]> =>
  (await call(sandbox, `GET ${address(sandbox.demoProfileId)}`, { token: sandbox.demoToken })).body.results

it('lists the right predictions of a fan from when a follow-up says so until their reward is claimed', async () => {
  expect(await unclaimed()).toEqual([])
  await settle({ followUps: true })
  const waiting = await unclaimed()
  expect(waiting.length).toBeGreaterThan(0)
  for (const { is_correct, rewards } of waiting) {
    expect([is_correct, rewards]).toMatchObject([true, [{ reward_item_amount: expect.any(Number) }]])
  }
  const [first] = waiting
  const { body: widget } = await call(sandbox, `GET text-predictions/${first.widget_id}/`, {
    token: sandbox.demoToken,
  })
  const claim = () =>
    call(sandbox, `POST ${widget.follow_ups[0].claim_url}`, {
      token: sandbox.demoToken,
      body: { claim_token: first.claim_token },
    })
  await settle({ void: true })
  expect(await unclaimed()).toEqual([])
  expect((await claim()).status).toBe(403)
  await settle({ void: false })
  expect(await claim()).toMatchObject({ status: 201, body: { rewards: first.rewards } })
  expect((await unclaimed()).map(({ id }) => id)).toEqual(waiting.slice(1).map(({ id }) => id))
  expect((await claim()).status).toBe(409)
})

it('is refused to other profiles', async () => {
  const { token } = await newFan(sandbox)
  expect((await call(sandbox, `GET ${address(sandbox.demoProfileId)}`, { token })).status).toBe(403)
  expect((await call(sandbox, `GET ${address(sandbox.demoProfileId)}`)).status).toBe(401)
})
