import { describe, expect, it } from 'vitest'
import { type ClockReading, createPlatformClock } from './clock.ts'

/** A reading of the platform's clock in a call that took no time, when the device's clock showed 0. */
const read = (serverAt: number, given: Partial<ClockReading> = {}): ClockReading => ({
  serverAt,
  sentAt: 0,
  receivedAt: 0,
  ...given,
})
const cached = { mayBeCached: true }

function clockAfter(deviceAt: number, ...readings: readonly ClockReading[]) {
  const clock = createPlatformClock(() => deviceAt)
  for (const reading of readings) clock.observe(reading)
  return clock
}

describe('the platform clock', () => {
  it.each<[string, readonly ClockReading[], number]>([
    [
      'narrows with further responses instead of jittering with whole seconds',
      [
        read(60_000),
        read(60_000, { sentAt: 600, receivedAt: 600 }),
        read(61_000, { sentAt: 700, receivedAt: 700 }),
      ],
      60_350,
    ],
    ['starts from scratch when the bounds contradict each other', [read(60_000), read(120_000)], 120_500],
    ['is not set back by an old response from a cache', [read(60_000), read(1000, cached)], 60_500],
    [
      'narrows the lower bound with a response that a cache may have kept',
      [read(60_000), read(60_600, cached)],
      60_800,
    ],
    [
      'follows a device clock that was set back, also by a response that a cache may have kept',
      [read(60_000), read(120_000, cached)],
      120_000,
    ],
    [
      'replaces such a response by a fresh one',
      [read(60_000), read(120_000, cached), read(120_000)],
      120_500,
    ],
  ])('%s', (_, readings, now) => {
    expect(clockAfter(0, ...readings).now()).toBe(now)
  })

  it('takes the midpoint of the first response', () => {
    // The header is behind by half a second on average, the middle of the call was at 9500.
    const clock = clockAfter(10_000, read(100_000, { sentAt: 9000, receivedAt: 10_000 }))
    expect([clock.now() - 10_000, clock.skewMs]).toEqual([100_500 - 9500, -91_000])
  })

  it('is the device clock until a response has a readable time', () => {
    const clock = clockAfter(5000, read(Number.NaN))
    expect([clock.now(), clock.skewMs]).toEqual([5000, undefined])
  })

  it.each(['9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z'])(
    'ignores a time more than 20 years away from the device: %s',
    (time) => {
      const device = Date.UTC(2024, 3, 27)
      const at = { sentAt: device, receivedAt: device }
      const clock = clockAfter(device, read(device + 60_000, at), read(Date.parse(time), at))
      expect(clock.now()).toBe(device + 60_500)
    },
  )

  it.each([
    ['uses', 'behind', 5000, 60_000, -55_000],
    ['does not use', 'ahead of', 60_000, 60_000, undefined],
  ])('%s a response that a cache may have kept if the device is %s it', (_, _side, device, now, skewMs) => {
    const serverAt = device === now ? 5000 : now
    const clock = clockAfter(device, read(serverAt, { sentAt: device, receivedAt: device, ...cached }))
    expect([clock.now(), clock.skewMs]).toEqual([now, skewMs])
  })
})
