import { expect, it } from 'vitest'
import { startHttpServer } from './http-server.ts'

it('answers pages of other origins while the sandbox starts, and asks them to come back', async () => {
  await using server = await startHttpServer({})
  const page = { origin: 'http://localhost:5173' }
  const preflight = await fetch(`${server.origin}/api/v1/applications/a/`, {
    method: 'OPTIONS',
    headers: {
      ...page,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  const read = await fetch(`${server.origin}/api/v1/applications/a/`, { headers: page })

  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('authorization'),
  ])
  expect([
    read.status,
    read.headers.get('retry-after'),
    read.headers.get('access-control-allow-origin'),
  ]).toEqual([503, '1', '*'])
  expect(read.headers.get('access-control-expose-headers')).toContain('retry-after')
})
