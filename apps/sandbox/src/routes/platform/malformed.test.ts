import { once } from 'node:events'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { NOISE } from '../../../test/odd-input.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'

const sandbox = await startMenOnce()
const fan = await newFan(sandbox)

const PROFILE = 'applications/touchline-sandbox/profile/'
const NUL = '\u0000'

it.each([
  ['PATCH', PROFILE, { nickname: `a${NUL}b` }, 'nickname'],
  ['GET', `programs/?client_id=touchline-sandbox&title=a%00`, undefined, 'title'],
  ['GET', `programs/%00/`, undefined, 'non_field_errors'],
])(
  'a text that the database cannot store in %s %s is refused with its field',
  async (method, path, body, field) => {
    const answer = await call(sandbox, `${method} ${path}`, { token: fan.token, body })
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  },
)

it('a reward’s key that is too long for an index is refused with its field', async () => {
  const [{ id: program_id }] = await round(sandbox, 10)
  const reward = { profile_id: fan.id, program_id, code: 'c' }
  const grant = (reward_action_key: string) =>
    call(sandbox, 'POST /rewards', { token: fan.token, body: { ...reward, reward_action_key } })
  expect(await grant(NOISE)).toMatchObject({
    status: 400,
    body: { reward_action_key: [expect.any(String)] },
  })
  expect((await grant(NOISE.slice(0, 255))).status).toBe(201)
})

it.each([
  ['ten million characters', `{"nickname":"${'n'.repeat(10_000_000)}"}`, 413],
  ['sixty thousand levels', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 400],
  ['a number beyond all', '{"votes":[{"option_id":"a","number":1e999}]}', 400],
])('a body that is too much of %s is refused', async (_, body, status) => {
  const slider = (await widgetsOf(sandbox, SHOWCASE_PROGRAM_ID)).find(({ kind }) => /number/.test(kind))
  // A server may close a connection whose body it does not want before all of it was sent.
  const answer = await call(sandbox, `POST ${slider.vote_url}`, { token: fan.token, body }).catch(
    () => undefined,
  )
  expect(answer?.status ?? status).toBe(status)
})

it.each([
  'TRACE / HTTP/1.1',
  'GET //[ HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET /%ff%fe HTTP/1.1',
  'BREW / HTTP/1.1',
])('the request line %j is answered without a trace of the process', async (line) => {
  const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answer = await textOf(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toMatch(/node_modules|\.ts:\d/)
})
