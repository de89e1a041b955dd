import { describe, expect, it } from 'vitest'
import { createPlatformClock } from './clock.ts'

describe('the platform clock', () => {
  it('is the device clock until a response has a Date header', () => {
    const clock = createPlatformClock(() => 5000)
    expect([clock.now(), clock.skewMs]).toEqual([5000, undefined])
  })

  it('takes the midpoint of the first answer', () => {
    const clock = createPlatformClock(() => 10_000)
    clock.observe({ serverAt: 100_000, sentAt: 9000, receivedAt: 10_000 })
    // The header is behind by half a second on average, the middle of the call was at 9500.
    expect(clock.now() - 10_000).toBe(100_500 - 9500)
    expect(clock.skewMs).toBe(-91_000)
  })

  it('narrows with further answers instead of jittering with whole seconds', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 60_000, sentAt: 600, receivedAt: 600 })
    clock.observe({ serverAt: 61_000, sentAt: 700, receivedAt: 700 })
    expect(clock.now()).toBe(60_350)
  })

  it('starts from scratch when the bounds contradict each other', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 120_000, sentAt: 0, receivedAt: 0 })
    expect(clock.now()).toBe(120_500)
  })

  it('ignores an answer without a readable time', () => {
    const clock = createPlatformClock(() => 7)
    clock.observe({ serverAt: Number.NaN, sentAt: 0, receivedAt: 0 })
    expect(clock.skewMs).toBeUndefined()
  })

  it.each(['9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z'])(
    'ignores a time more than 20 years away from the device: %s',
    (time) => {
      const device = Date.UTC(2024, 3, 27)
      const clock = createPlatformClock(() => device)
      clock.observe({ serverAt: device + 60_000, sentAt: device, receivedAt: device })
      clock.observe({ serverAt: Date.parse(time), sentAt: device, receivedAt: device })
      expect(clock.now()).toBe(device + 60_500)
    },
  )

  it('uses a response that a cache may have kept if the device is behind it', () => {
    const clock = createPlatformClock(() => 5000)
    clock.observe({ serverAt: 60_000, sentAt: 5000, receivedAt: 5000, mayBeCached: true })
    expect([clock.now(), clock.skewMs]).toEqual([60_000, -55_000])
  })

  it('does not use a response that a cache may have kept if the device is ahead of it', () => {
    const clock = createPlatformClock(() => 60_000)
    clock.observe({ serverAt: 5000, sentAt: 60_000, receivedAt: 60_000, mayBeCached: true })
    expect([clock.now(), clock.skewMs]).toEqual([60_000, undefined])
  })

  it('is not set back by an old response from a cache', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 1000, sentAt: 0, receivedAt: 0, mayBeCached: true })
    expect(clock.now()).toBe(60_500)
  })

  it('narrows the lower bound with responses that a cache may have kept', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 60_600, sentAt: 0, receivedAt: 0, mayBeCached: true })
    expect(clock.now()).toBe(60_800)
  })

  it('follows a device clock that was set back, also by a response that a cache may have kept', () => {
    const clock = createPlatformClock(() => 0)
    clock.observe({ serverAt: 60_000, sentAt: 0, receivedAt: 0 })
    clock.observe({ serverAt: 120_000, sentAt: 0, receivedAt: 0, mayBeCached: true })
    expect(clock.now()).toBe(120_000)
    clock.observe({ serverAt: 120_000, sentAt: 0, receivedAt: 0 })
    expect(clock.now()).toBe(120_500)
  })
})
