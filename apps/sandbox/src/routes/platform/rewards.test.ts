import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call, newFan, round } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce({ logger: { info: () => {}, error: () => {} } })
const [program] = await round(sandbox, 10)

/** A new fan, and what asks for the fan's reward with the token as the game-centre has it: without a scheme. */
async function aFanWithReward() {
  const { id, token } = await newFan(sandbox)
  const body = { profile_id: id, program_id: program.id, reward_action_key: 'play', code: 'x' }
  return (changes: object = {}, headers: Readonly<Record<string, string>> = { authorization: token }) =>
    call(sandbox, 'POST /rewards', { headers, body: { ...body, ...changes } })
}

it('grants one reward to several calls at once and to a later one, and answers all alike', async () => {
  const reward = await aFanWithReward()
  const answers = [...(await Promise.all([reward(), reward(), reward()])), await reward()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

it('grants to its own profile only, with a token and all fields', async () => {
  const reward = await aFanWithReward()
  expect((await reward({ profile_id: sandbox.demoProfileId })).status).toBe(403)
  expect((await reward({}, {})).status).toBe(401)
  expect((await reward({ code: undefined })).body).toHaveProperty('code')
})

it('responds with 503 and Retry-After when a reset in another process takes the profile away under the request', async () => {
  const reward = await aFanWithReward()
  expect((await reward()).status).toBe(201)
  // The process remembers the token, as it does until the other one's notification arrives.
  await sql`truncate profiles cascade`.execute(sandbox.db)
  const late = await reward()
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
})
