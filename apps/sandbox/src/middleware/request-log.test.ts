import { expect, it } from 'vitest'
import { createRequestLog } from './request-log.ts'

it('keeps the beginning of long paths, queries and bodies, so that its size has a bound', () => {
  const log = createRequestLog()
  const long = 'x'.repeat(15_000)
  const request = { at: '', method: 'GET', path: long, query: long, body: long, status: 200, durationMs: 1 }
  log.add(request)
  const kept = 'x'.repeat(2000)
  expect(log.list()).toEqual([{ ...request, path: kept, query: kept, body: kept }])
})
