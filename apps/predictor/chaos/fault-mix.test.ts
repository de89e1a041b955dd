import { expect, it } from 'vitest'
import { faultMix } from './fault-mix.ts'

/** The share of requests that each fault of a path strikes when they are asked one after the other. */
function struck(path: string): readonly number[] {
  let left = 1
  return faultMix(0.2, [300])
    .filter((fault) => fault.path === path)
    .map(({ share }) => {
      const part = left * share
      left -= part
      return part
    })
}

it('strikes a fifth of all requests, every kind equally often', () => {
  const parts = struck('/api/v1/*')
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0.2, 10)
  for (const part of parts) expect(part).toBeCloseTo(0.2 / parts.length, 10)
})

it('knows every effect before and after the write', () => {
  const faults = faultMix(0.2, [300])
  for (const when of ['before', 'after'] as const) {
    const some = faults.filter((fault) => fault.when === when)
    expect(new Set(some.flatMap(({ status }) => status ?? []))).toEqual(
      new Set([401, 403, 429, 500, 502, 503, 504]),
    )
    for (const effect of ['drop', 'hang', 'malformed'] as const) {
      expect(some.some((fault) => fault[effect] === true)).toBe(true)
    }
  }
  expect(faults.some(({ delayMs }) => delayMs === 300)).toBe(true)
})
