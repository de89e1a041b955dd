import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { startSandbox } from '../server/start-sandbox.ts'
import { SECRET_HEADER } from './cross-origin.ts'

const EMPTY = { tournaments: [], fans: 0 } as const
const SECRET = 'tight-five'

describe('the controls without a secret', async () => {
  const sandbox = await startSandbox(EMPTY)
  afterAll(() => sandbox.close())

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'x-a-proxy-of-tomorrow',
  ])('refuse a request that a proxy on this machine passed on with %s', async (name) => {
    const path = `POST /_sandbox/fans/${sandbox.demoProfileId}/token` as const
    const answer = await call(sandbox, path, { headers: { [name]: '203.0.113.9' } })
    expect([answer.status, answer.body.detail]).toEqual([403, expect.stringContaining('through a proxy')])
    expect((await call(sandbox, path)).status).toBe(201)
  })

  it("refuse HTTP/1.0, which is what nginx's plain proxy_pass sends", async () => {
    const { port } = new URL(sandbox.url)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.end(`GET /_sandbox/clock HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /)
  })

  it('answer their own page and name it by CORS, and no other page of this machine or of another', async () => {
    const answerTo = async (origin: string) => {
      const { status, headers } = await call(sandbox, 'GET /_sandbox/clock', { headers: { origin } })
      return [status, headers.get('access-control-allow-origin')]
    }
    expect(await answerTo(sandbox.url)).toEqual([200, sandbox.url])
    for (const origin of ['http://localhost:5173', 'https://elsewhere.example', 'null'])
      expect(await answerTo(origin)).toEqual([403, null])
  })
})

const publicUrl = 'https://sandbox.example'
const clock = 'GET /_sandbox/clock' as const
const given = (secret: string, headers: Record<string, string> = {}) => ({
  headers: { [SECRET_HEADER]: secret, ...headers },
})

it('the controls with a secret answer a caller that has it, also through a proxy, and name only their own pages by CORS', async () => {
  await using guarded = await startSandbox({ ...EMPTY, controlSecret: SECRET, publicUrl })
  const answerTo = async (headers: Record<string, string>) => {
    const { status, headers: answered } = await call(guarded, clock, given(SECRET, headers))
    return [status, answered.get('access-control-allow-origin')]
  }
  expect(await answerTo({ 'x-forwarded-for': '203.0.113.9' })).toEqual([200, null])
  expect(await answerTo({ origin: publicUrl })).toEqual([200, publicUrl])
  expect(await answerTo({ origin: guarded.url })).toEqual([200, guarded.url])
  expect(await answerTo({ origin: 'https://elsewhere.example' })).toEqual([200, null])
})

it('the controls with a secret refuse every secret from an address after ten wrong ones, the right one included; a missing one is no guess', async () => {
  await using guarded = await startSandbox({ ...EMPTY, controlSecret: SECRET })
  for (let guess = 0; guess < 12; guess += 1) expect((await call(guarded, clock)).status).toBe(403)
  expect((await call(guarded, clock, given(SECRET))).status).toBe(200)
  expect((await call(guarded, 'GET /_sandbox/health')).status).toBe(200)
  for (let guess = 0; guess < 10; guess += 1)
    expect((await call(guarded, clock, given(`guess ${guess}`))).status).toBe(403)
  const late = await call(guarded, clock, given(SECRET))
  expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
})
