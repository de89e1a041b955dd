import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
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

const idIn = (token: string) => customProfileId(token, { secret, clientId, now })

describe('customProfileId', () => {
  it('reads the customer’s own id from a token the customer signed', async () => {
    expect(await idIn(aToken())).toBe('member-7')
  })

  it.each([
    ['another secret', aToken({}, { key: 'ruck' })],
    ['no signature at all', aToken({}, { alg: 'none' }).replace(/[^.]*$/, '')],
    ['another client', aToken({ iss: 'other' })],
    ['no id', aToken({ custom_profile_id: '' })],
    ['an id that is too long', aToken({ custom_profile_id: 'x'.repeat(256) })],
    ['more parts', `${aToken()}.x`],
    ['plain text', 'demo-fan-token'],
  ])('returns undefined for a token with %s', async (_, token) => {
    expect(await idIn(token)).toBeUndefined()
  })

  it('ends with the platform’s clock, exactly at exp', async () => {
    expect(await idIn(aToken({ exp: now / 1000 }))).toBeUndefined()
    expect(await idIn(aToken({ exp: now / 1000 + 1 }))).toBe('member-7')
  })
})

describe('a token that the customer minted', () => {
  it('creates its profile on first use and finds it afterwards', async () => {
    await using sandbox = await startSandbox({ tournaments: [], fans: 0, speed: 0, tokenSecret: secret })
    const own = () => call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: aToken() })
    const [first, again] = await Promise.all([own(), own()])
    expect(first).toMatchObject({ status: 200, body: { custom_id: 'member-7' } })
    expect(again.body.id).toBe(first.body.id)
  })

  it('is invalid if no secret is set', async () => {
    await using sandbox = await startSandbox({ tournaments: [], fans: 0 })
    expect(
      (await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token: aToken() })).status,
    ).toBe(403)
  })
})
