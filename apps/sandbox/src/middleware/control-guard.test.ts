import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../test/api.ts'
import { type Sandbox, startSandbox } from '../server/start-sandbox.ts'
import { SECRET_HEADER } from './cross-origin.ts'

const EMPTY = { tournaments: [], fans: 0 } as const
const SECRET = 'tight-five'

describe('the controls without a secret', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox(EMPTY)
  })
  afterAll(() => sandbox.close())

  it.each([
    ['forwarded', 'for=203.0.113.9'],
    ['x-forwarded', 'for=203.0.113.9'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy.example'],
  ])('refuse a request that a proxy on this machine passed on with %s', async (name, value) => {
    const path = `POST /_sandbox/fans/${sandbox.demoProfileId}/token` as const
    const answer = await call(sandbox, path, { headers: { [name]: value } })
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

  it('allow pages of this machine by CORS, and no other origin', async () => {
    const allowed = async (origin: string) =>
      (await call(sandbox, 'GET /_sandbox/clock', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('https://elsewhere.example')).toBeNull()
  })
})

describe('the controls with a secret', () => {
  const publicUrl = 'https://sandbox.example'
  const clock = 'GET /_sandbox/clock' as const
  const given = (secret: string, headers: Record<string, string> = {}) => ({
    headers: { [SECRET_HEADER]: secret, ...headers },
  })

  it('answer their own pages, also through a proxy, and no page of a foreign origin', async () => {
    await using guarded = await startSandbox({ ...EMPTY, controlSecret: SECRET, publicUrl })
    const statusFor = async (headers: Record<string, string>) =>
      (await call(guarded, clock, given(SECRET, headers))).status
    expect(await statusFor({ 'x-forwarded-for': '203.0.113.9' })).toBe(200)
    expect(await statusFor({ origin: publicUrl })).toBe(200)
    expect(await statusFor({ origin: guarded.url })).toBe(200)
    expect(await statusFor({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusFor({ origin: 'null' })).toBe(403)
  })

  it('refuse every secret from an address after ten wrong ones, the right one included', async () => {
    await using guarded = await startSandbox({ ...EMPTY, controlSecret: SECRET })
    expect((await call(guarded, clock, given(SECRET))).status).toBe(200)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await call(guarded, clock, given(`guess ${guess}`))).status).toBe(403)
    const late = await call(guarded, clock, given(SECRET))
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  })

  it('count no guess when the secret is missing', async () => {
    await using guarded = await startSandbox({ ...EMPTY, controlSecret: SECRET })
    for (let guess = 0; guess < 12; guess += 1) expect((await call(guarded, clock)).status).toBe(403)
    expect((await call(guarded, clock, given(SECRET))).status).toBe(200)
  })
})
