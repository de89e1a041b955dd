import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { request } from './request.ts'

describe('request', () => {
  it('sends any request, below the endpoint or to a url, with a token, another one or none', async () => {
    const { engagement, platform, profile } = await readyMatch()
    const { body, status } = await request(engagement, { path: `/profiles/${profile.id}/` })
    expect([status, body]).toMatchObject([200, { id: profile.id }])
    const url = `${platform.origin}/api/v1/programs/`
    await request(engagement, { url, queryParams: { client_id: 'c', active: false }, accessToken: '' })
    expect(platform.calls.map(({ path, token }) => [path, token])).toEqual([
      [`/api/v1/profiles/${profile.id}/`, 'fan-token'],
      ['/api/v1/programs/?client_id=c&active=false', undefined],
    ])
  })

  it('hands every caller of request a body of its own', async () => {
    const { engagement, profile } = await readyMatch()
    const path = `profiles/${profile.id}/`
    const [first, second] = await Promise.all([request(engagement, { path }), request(engagement, { path })])
    expect(first.body).not.toBe(second.body)
  })
})
