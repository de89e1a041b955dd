import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirstReads } from './first-reads.ts'

const URL_OF_MATCH = 'https://platform.test/match/'

let now = 0
let sent: string[] = []
let response = () => Response.json({ id: 'f1' })

const send = vi.fn(async (url: RequestInfo | URL) => {
  sent.push(String(url))
  now += 100
  return response()
})

beforeEach(() => {
  now = 1_000_000
  sent = []
  response = () => Response.json({ id: 'f1' }, { headers: { date: 'Sat, 27 Apr 2024 05:30:00 GMT' } })
})

function firstReads() {
  return createFirstReads(send, () => now)
}

function request(init?: RequestInit) {
  return new Request(URL_OF_MATCH, init)
}

describe('a response that was read first', () => {
  it('is given to the same request, with its age and its times', async () => {
    const reads = firstReads()
    expect(await reads.read(URL_OF_MATCH)).toEqual({
      body: { id: 'f1' },
      sentAt: Date.UTC(2024, 3, 27, 5, 30),
    })
    now += 4200
    const kept = await reads.take(request())
    expect(await kept?.response.json()).toEqual({ id: 'f1' })
    expect(kept?.response.headers.get('age')).toBe('5')
    expect(kept?.response.headers.get('date')).toBe('Sat, 27 Apr 2024 05:30:00 GMT')
    expect(kept?.reading).toEqual({
      serverAt: Date.UTC(2024, 3, 27, 5, 30),
      sentAt: 1_000_000,
      receivedAt: 1_000_100,
      mayBeCached: true,
    })
  })

  it('adds its own age to that of a cache', async () => {
    response = () => Response.json({}, { headers: { age: '30' } })
    const reads = firstReads()
    await reads.read(URL_OF_MATCH)
    now += 2000
    expect((await reads.take(request()))?.response.headers.get('age')).toBe('32')
  })

  it('is given while it is still on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const reads = createFirstReads(
      () => promise,
      () => now,
    )
    reads.read(URL_OF_MATCH).catch(() => undefined)
    const taking = reads.take(request())
    resolve(Response.json({}))
    expect(await taking).toBeDefined()
  })

  it('is given once', async () => {
    const reads = firstReads()
    await reads.read(URL_OF_MATCH)
    await reads.take(request())
    expect(await reads.take(request())).toBeUndefined()
  })

  it('is given only with the token that it was read with', async () => {
    const reads = firstReads()
    await reads.read(URL_OF_MATCH, { token: 'ann' })
    expect(await reads.take(request())).toBeUndefined()
    expect(await reads.take(request({ headers: { authorization: 'Bearer bob' } }))).toBeUndefined()
    const kept = await reads.take(request({ headers: { authorization: 'Bearer ann' } }))
    expect(kept?.reading.mayBeCached).toBe(false)
  })

  it('is not given after a write', async () => {
    const reads = firstReads()
    await reads.read(URL_OF_MATCH)
    await reads.take(new Request('https://platform.test/votes/', { method: 'POST', body: '{}' }))
    expect(await reads.take(request())).toBeUndefined()
  })

  it('is not given when it has waited for 20 seconds', async () => {
    const reads = firstReads()
    await reads.read(URL_OF_MATCH)
    now += 20_000
    expect(await reads.take(request())).toBeUndefined()
  })

  it('is given as a refusal when the platform refused', async () => {
    const reads = firstReads()
    response = () => new Response('no', { status: 403 })
    await expect(reads.read(URL_OF_MATCH)).rejects.toThrow(`GET ${URL_OF_MATCH} was refused.`)
    expect((await reads.take(request()))?.response.status).toBe(403)
  })

  it('fails as the connection did, once', async () => {
    const reads = firstReads()
    response = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(reads.read(URL_OF_MATCH)).rejects.toThrow('Failed to fetch')
    await expect(reads.take(request())).rejects.toThrow('Failed to fetch')
    expect(await reads.take(request())).toBeUndefined()
  })
})
