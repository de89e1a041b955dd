import { expect, it } from 'vitest'
import { createFaults, matchesPath } from './faults.ts'

/** Faults that apply to every request, and their clock. */
function someFaults() {
  const clock = { at: 0 }
  const faults = createFaults(() => 0, { now: () => clock.at })
  return { faults, clock, faultFor: () => faults.faultFor('GET', '/api/v1/programs/') }
}

it('a fault with one time left applies to one of two simultaneous requests', async () => {
  const { faults, faultFor } = someFaults()
  faults.add({ path: '*', status: 503, times: 1 })
  expect(await Promise.all([faultFor(), faultFor()])).toEqual([
    expect.objectContaining({ status: 503 }),
    undefined,
  ])
})

it('a capacity lets as many requests per second through, and answers the others 429', async () => {
  const { faults, clock, faultFor } = someFaults()
  faults.add({ path: '/api/v1/*', perSecond: 3 })
  const statuses = async () =>
    Promise.all(Array.from({ length: 5 }, async () => (await faultFor())?.status ?? 'passed'))
  expect(await statuses()).toEqual(['passed', 'passed', 'passed', 429, 429])
  clock.at += 1000
  expect(await statuses()).toEqual(['passed', 'passed', 'passed', 429, 429])
})

it.each([
  [5, {}],
  [30, { retryAfter: 30 }],
])(
  'a capacity names the seconds until the next request is accepted, or those of the order: %i',
  async (retryAfter, order) => {
    const { faults, faultFor } = someFaults()
    faults.add({ path: '*', perSecond: 0.2, ...order })
    await faultFor()
    expect(await faultFor()).toMatchObject({ retryAfter })
  },
)

it('a capacity counts only the requests that it refuses towards its times', async () => {
  const { faults, faultFor } = someFaults()
  faults.add({ path: '*', perSecond: 1, times: 1 })
  expect(await faultFor()).toBeUndefined()
  expect(faults.list()).toMatchObject([{ times: 1 }])
  expect(await faultFor()).toMatchObject({ status: 429 })
  expect(faults.list()).toEqual([])
})

it.each([
  ['/api/v1/programs/', '/api/v1/programs/'],
  ['/api/v1/programs', '/api/v1/programs/'],
  ['/api/v1/*', '/api/v1/programs/7/widgets/'],
  ['*/votes', '/api/v1/widget-interactions/text-poll/1/votes/'],
  ['*/votes', '/votes'],
  ['*', '/'],
  ['/a*b*c', '/a-b-b-c'],
  ['/a*a', '/aa'],
  ['/*/widgets/*', '/programs/7/widgets/'],
])('%s matches %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(true)
})

it.each([
  ['/api/v1/programs/', '/api/v1/programs'],
  ['/api/v1/programs', '/api/v1/programs/7'],
  ['*/votes', '/votes/7'],
  ['/a*a', '/a'],
  ['/a*b*c', '/a-c-b'],
  ['/a.c', '/abc'],
])('%s does not match %s', (pattern, path) => {
  expect(matchesPath(pattern, path)).toBe(false)
})

it('a path is matched without backtracking: a hundred stars and a path that almost matches take no long time', () => {
  expect(matchesPath(`/${'*a'.repeat(100)}*b`, `/${'a'.repeat(10_000)}`)).toBe(false)
})
