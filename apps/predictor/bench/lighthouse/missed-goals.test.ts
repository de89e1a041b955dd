import { describe, expect, it } from 'vitest'
import { type Measured, missedGoals } from './missed-goals.ts'
import type { Reading } from './reading.ts'

function reading({ performance = 1, largestPaintMs = 1000, blockedMs = 0 }): Reading {
  return {
    scores: { performance, accessibility: 1, 'best-practices': 1 },
    metrics: {
      'first-contentful-paint': 800,
      'largest-contentful-paint': largestPaintMs,
      'total-blocking-time': blockedMs,
      'cumulative-layout-shift': 0,
      'total-byte-weight': 1,
    },
    complaints: [],
    longTasks: [],
  }
}

const BARE = [reading({})]
const PREDICTION: Measured = {
  screen: {
    name: 'prediction',
    path: '/prediction/1',
    largestPaintRatio: 1.8,
    requests: { until: 'Submit', atMost: 14 },
  },
  readings: [reading({ largestPaintMs: 1800, blockedMs: 100 })],
  requests: 14,
}

describe('the goals of a screen', () => {
  it('are met at their limits', () => {
    expect(missedGoals(PREDICTION, BARE)).toEqual([])
  })

  it('name the screen, the value and the goal when they are missed', () => {
    const measured = {
      ...PREDICTION,
      readings: [reading({ performance: 0.96, largestPaintMs: 1900, blockedMs: 268 })],
      requests: 15,
    }
    expect(missedGoals(measured, BARE)).toEqual([
      'prediction: performance 0.96 (goal 0.97)',
      'prediction: blocked 268 ms (goal 100)',
      "prediction: largest paint 1.90 × the bare page's (goal 1.8)",
      "prediction: 15 requests until 'Submit' (goal 14)",
    ])
  })

  it('count the median, and the lowest performance of a single run', () => {
    const readings = [
      reading({ performance: 0.9 }),
      reading({ performance: 0.98 }),
      reading({ performance: 0.99 }),
    ]
    expect(missedGoals({ ...PREDICTION, readings }, BARE)).toEqual([
      'prediction: lowest performance of a run 0.90 (goal 0.95)',
    ])
  })
})
