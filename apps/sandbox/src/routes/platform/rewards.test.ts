import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { call, newFan, round } from '../../../test/api.ts'
import { startMen } from '../../../test/start-men.ts'

it('answers 503 with Retry-After when a reset in another process takes the profile away under the request', async () => {
  await using sandbox = await startMen({ logger: { info: () => {}, error: () => {} } })
  const [program] = await round(sandbox, 10)
  const { id, token } = await newFan(sandbox)
  const reward = () =>
    call(sandbox, 'POST /rewards', {
      headers: { authorization: token },
      body: { profile_id: id, program_id: program.id, reward_action_key: 'play', code: 'x' },
    })
  expect((await reward()).status).toBe(201)
  // The process remembers the token, as it does until the other one's notification arrives.
  await sql`truncate profiles cascade`.execute(sandbox.db)
  const late = await reward()
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
})

it('grants one reward to two calls at once, and answers both alike', async () => {
  await using sandbox = await startMen()
  const [program] = await round(sandbox, 10)
  const { id, token } = await newFan(sandbox)
  const body = { profile_id: id, program_id: program.id, reward_action_key: 'play', code: 'x' }
  const calls = [1, 2, 3].map(() =>
    call(sandbox, 'POST /rewards', { headers: { authorization: token }, body }),
  )
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
})
