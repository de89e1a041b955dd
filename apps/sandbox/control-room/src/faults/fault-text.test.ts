import { expect, it } from 'vitest'
import type { Fault } from '../../../src/client/control-client.ts'
import { faultText } from './fault-text.ts'

const fault = (stated: Partial<Fault>): Fault => ({ path: '/rewards', when: 'before', share: 1, ...stated })

it.each<[Partial<Fault>, string]>([
  [{ status: 503 }, 'Every request of /rewards is answered 503.'],
  [
    { status: 429, retryAfter: 5, times: 1 },
    'Every request of /rewards is answered 429 with Retry-After 5, 1 more time.',
  ],
  [{ drop: true, method: 'POST', when: 'after' }, 'Every POST of /rewards is cut off, after it took effect.'],
  [{ hang: true, share: 0.25 }, 'Every request of /rewards never gets an answer, in 25 % of cases.'],
  [{ malformed: true, times: 2 }, 'Every request of /rewards gets broken JSON, 2 more times.'],
  [{ delayMs: 1500 }, 'Every request of /rewards is answered 1.5 s late.'],
  [{ perSecond: 50 }, 'Every request of /rewards is answered 429 above 50 per second.'],
])('a fault in words names the effect, the paths and the number of times: %j', (stated, text) => {
  expect(faultText(fault(stated))).toBe(text)
})
