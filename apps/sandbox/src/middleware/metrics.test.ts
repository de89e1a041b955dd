import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const VOTES = { method: 'POST', route: '/votes', status: 201 }
const VOTE_RATE = /^touchline_requests_per_second\{method="POST",route="\/votes",status="201"\} (.*)$/m

it('shows the requests per second of each route and status, as the mean of the last ten complete seconds', () => {
  let now = 0
  const metrics = createMetrics(() => now)
  const rate = () => Number(VOTE_RATE.exec(metrics.text({}))?.[1])
  for (let second = 0; second < 10; second += 1) {
    now = second * 1000
    for (let vote = 0; vote < 5; vote += 1) metrics.request(VOTES, 0.001)
    metrics.request({ ...VOTES, status: 429 }, 0.001)
  }
  now = 10_000
  expect(rate()).toBe(5)
  // A second that is not over has too few requests.
  metrics.request(VOTES, 0.001)
  expect(rate()).toBe(5)
  now = 15_000
  expect(rate()).toBe(2.6)
  now = 30_000
  expect(rate()).toBe(0)
})
