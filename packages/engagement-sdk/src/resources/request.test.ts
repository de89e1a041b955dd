import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { ArgumentError } from '../errors/errors.ts'
import { request } from './request.ts'

describe('request', () => {
  it('sends any request, below the endpoint or to a url, with a token, another one or none', async () => {
    const { engagement, platform, profile } = await readyMatch()
    const { body, status } = await request(engagement, { path: `/profiles/${profile.id}/` })
    expect([status, body]).toMatchObject([200, { id: profile.id }])
    const url = `${platform.origin}/api/v1/programs/`
    await request(engagement, { url, query: { client_id: 'c', active: false }, auth: 'none' })
    expect(platform.calls.map(({ path, token }) => [path, token])).toEqual([
      [`/api/v1/profiles/${profile.id}/`, 'fan-token'],
      ['/api/v1/programs/?client_id=c&active=false', undefined],
    ])
  })

  it('returns a separate body to every caller of request', async () => {
    const { engagement, profile } = await readyMatch()
    const path = `profiles/${profile.id}/`
    const [first, second] = await Promise.all([request(engagement, { path }), request(engagement, { path })])
    expect(first.body).not.toBe(second.body)
  })

  it.each([
    ['json with a GET', { path: 'quests/', json: { a: 1 } }],
    ['a relative url', { url: '/relative', auth: 'none' }],
    ['the name of a header', { path: 'x/', headers: { 'bad header': 'secret' } }],
    ['the value of a header', { path: 'x/', headers: { 'x-key': 'secret\n\0' } }],
    ['half a character', { path: 'x/', query: { a: '\ud800' } }],
    ['json that is no JSON', { path: 'x/', method: 'POST', json: 1n }],
  ] as const)('cannot be made of %s: an argument error that quotes nothing', async (_, options) => {
    const { engagement, platform } = await readyMatch()
    const refusal: unknown = await request(engagement, options).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ArgumentError)
    expect(inspect(refusal, { depth: null })).not.toContain('secret')
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['30', 30_000],
    ['soon', 0],
  ])('returns the age of the header %j as %i ms', async (age, ageMs) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: {}, headers: { age } } })
    await expect(request(engagement, { path: 'x/' })).resolves.toMatchObject({ ageMs })
  })
})
