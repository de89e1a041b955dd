import { expect, it } from 'vitest'
import { createRequestLog } from './observe.ts'

it('keeps the last requests, so that its size has a bound', () => {
  const log = createRequestLog()
  for (let status = 0; status < 10_000; status += 1) log.add({ method: 'GET', path: '/', status })
  expect(log.list().at(-1)).toMatchObject({ status: 9999 })
  expect(log.list().length).toBeLessThan(2001)
})
