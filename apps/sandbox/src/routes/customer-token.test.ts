import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { customProfileId } from './authentication.ts'

const secret = 'maul'
const clientId = 'touchline-sandbox'
const now = Date.parse('2024-04-27T05:30:00Z')

function aToken(claims: object = {}, { alg = 'HS256', key = secret } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, typ: 'JWT' })}.${part({ iss: clientId, custom_profile_id: 'member-7', ...claims })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

it.each([
  ['a token that the customer signed', 'member-7', aToken()],
  ['one that expires later than now', 'member-7', aToken({ exp: now / 1000 + 1 })],
  ['one that has expired by the platform’s clock', undefined, aToken({ exp: now / 1000 })],
  ['another secret', undefined, aToken({}, { key: 'ruck' })],
  ['no signature at all', undefined, aToken({}, { alg: 'none' }).replace(/[^.]*$/, '')],
  ['another client', undefined, aToken({ iss: 'other' })],
  ['no id', undefined, aToken({ custom_profile_id: '' })],
  ['an id that is too long', undefined, aToken({ custom_profile_id: 'x'.repeat(256) })],
  ['more parts', undefined, `${aToken()}.x`],
  ['plain text', undefined, 'demo-fan-token'],
])('the customer’s own id of %s is %s', async (_, id, token) => {
  expect(await customProfileId(token, { secret, clientId, now })).toBe(id)
})

it('a token that the customer minted creates its profile on first use and finds it afterwards', async () => {
  await using sandbox = await startSandbox({ tournaments: [], fans: 0, speed: 0, tokenSecret: secret })
  const own = () => call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: aToken() })
  const [first, again] = await Promise.all([own(), own()])
  expect(first).toMatchObject({ status: 200, body: { custom_id: 'member-7' } })
  expect(again.body.id).toBe(first.body.id)
})

it('a token that the customer minted is invalid if no secret is set', async () => {
  await using sandbox = await startSandbox({ tournaments: [], fans: 0 })
  const own = await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: aToken() })
  expect(own.status).toBe(403)
})
