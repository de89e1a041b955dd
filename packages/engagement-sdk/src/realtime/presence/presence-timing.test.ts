import { describe, expect, it } from 'vitest'
import { presenceTiming } from './presence-timing.ts'

describe('presenceTiming', () => {
  it.each([
    [{}, 300, 149],
    [{ presenceTimeoutSeconds: 60 }, 60, 29],
    [{ presenceTimeoutSeconds: 20 }, 20, 9],
    [{ presenceTimeoutSeconds: 19 }, 20, 9],
    [{ presenceTimeoutSeconds: Number.NaN }, 300, 149],
    [{ presenceTimeoutSeconds: 60, heartbeatIntervalSeconds: 5 }, 60, 5],
    [{ heartbeatIntervalSeconds: 0 }, 300, 0],
    [{ heartbeatIntervalSeconds: -1 }, 300, 0],
  ])(
    'returns for %j a timeout of %i s and a heartbeat every %i s',
    (settings, timeoutSeconds, intervalSeconds) => {
      expect(presenceTiming(settings)).toEqual({ timeoutSeconds, intervalSeconds })
    },
  )
})
