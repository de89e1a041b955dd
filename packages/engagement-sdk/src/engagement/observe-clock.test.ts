import { expect, it } from 'vitest'
import { createEngagement } from './create-engagement.ts'
import { observeClock } from './engagement.ts'

const SENT_AT = Date.UTC(2024, 3, 27, 5, 30)

/** The device is ten seconds ahead. */
const READING = { serverAt: SENT_AT - 10_000, sentAt: SENT_AT, receivedAt: SENT_AT }

it('sets the clock with a response that the client has not received itself', () => {
  const engagement = createEngagement({ clientId: 'test-client', clock: () => SENT_AT })
  observeClock(engagement, READING)
  // A date has whole seconds: the middle of what it allows.
  expect(engagement.clockSkewMs).toBe(9500)
})

it('takes a response that a cache may have kept for a lower bound only', () => {
  const engagement = createEngagement({ clientId: 'test-client', clock: () => SENT_AT })
  observeClock(engagement, { ...READING, mayBeCached: true })
  expect(engagement.clockSkewMs).toBeUndefined()
  expect(engagement.earliestNow()).toBe(SENT_AT - 10_000)
})
