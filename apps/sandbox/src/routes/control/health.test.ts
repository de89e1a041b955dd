import { afterEach, expect, it, vi } from 'vitest'
import { createClock } from '../../core/clock.ts'
import { createMetrics } from '../../middleware/metrics.ts'
import { createRealtime } from '../../services/realtime/realtime.ts'
import { healthRoutes } from './health.ts'

afterEach(() => void vi.useRealTimers())

it('health is answered 503 in time while the database does not answer, with one check at a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let checks = 0
  const silent = () => {
    checks += 1
    return new Promise<void>(() => {})
  }
  const app = healthRoutes({
    assertWritable: silent,
    tables: { assertReadable: async () => {}, noteError: () => {} },
    clock: createClock(0),
    metrics: createMetrics(),
    realtime: createRealtime({ now: Date.now }),
  })
  const asked = Promise.all([app.request('/health'), app.request('/health')])
  await vi.advanceTimersByTimeAsync(2000)
  const answers = await asked
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'does not answer' }])
  expect(checks).toBe(1)
})
