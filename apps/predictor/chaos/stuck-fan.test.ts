// @vitest-environment node
import { expect, it } from 'vitest'
import type { Device } from './device.ts'
import { Fan } from './fan.ts'
import { FanWatch } from './fan-watch.ts'
import { Ledger } from './ledger.ts'
import type { Screen } from './screen.ts'
import { seededRandom } from './seeded-random.ts'
import { Tally } from './tally.ts'
import { watchedDevice } from './watched-device.ts'

const SUBMITTING: Screen = {
  isBusy: true,
  isSuccess: false,
  isList: false,
  isFailed: false,
  isClosed: false,
  hasConflict: false,
  cards: [
    { title: 'Who wins?', lines: ['On its way'], answer: { numbers: [], choiceId: 'home' } },
    { title: 'Which half?', lines: ['Saved'], answer: { numbers: [], choiceId: 'first' } },
  ],
}

/** A page whose Submit never ends. */
const submitsForEver: Device = {
  kind: 'jsdom',
  open: async () => undefined,
  comeBack: async () => undefined,
  close: async () => undefined,
  read: async () => SUBMITTING,
  until: () => new Promise(() => undefined),
  answer: async () => true,
  submit: async () => undefined,
  settleConflict: async () => undefined,
  setUp: async () => undefined,
  quiet: async () => undefined,
}

function fanOn(device: Device, tally: Tally): Fan {
  const watch = new FanWatch(20)
  return new Fan({
    devices: [watchedDevice(device, watch)],
    match: { id: 'm1', home: 'Home', away: 'Away', kickOffAt: 0, widgets: [] },
    ledger: new Ledger('f1', 'm1'),
    random: seededRandom(1),
    tally,
    pace: { thinkMs: 1, arriveMs: 1, tunnelMs: 1 },
    watch,
  })
}

it('ends a fan who makes no progress, and names what the fan waits for and the screen', async () => {
  const tally = new Tally()
  await expect(fanOn(submitsForEver, tally).play(4)).rejects.toMatchObject({
    name: 'StuckError',
    message:
      "no progress in 0 s, waits for a screen at rest; screen: isBusy; 'Who wins?': On its way; 'Which half?': Saved",
  })
  // The incidents of a run wait for this number.
  expect(tally.of('attempts')).toBe(4)
})

it('reports a fan whose page cannot be read', async () => {
  const crashed: Device = { ...submitsForEver, read: async () => Promise.reject(new Error('Target crashed')) }
  await expect(fanOn(crashed, new Tally()).finish()).rejects.toThrow('screen: none')
})
