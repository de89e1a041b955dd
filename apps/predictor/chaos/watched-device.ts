import type { Device } from './device.ts'
import type { FanWatch } from './fan-watch.ts'

/** Returns the device with every step under the watch of its fan. Closing it is no step: it ends the watch's work. */
export function watchedDevice(device: Device, watch: FanWatch): Device {
  const during = <T>(step: string, work: () => Promise<T>) => watch.during(step, device, work)
  return {
    kind: device.kind,
    open: () => during('the page to load', () => device.open()),
    comeBack: () => during('the form after Success', () => device.comeBack()),
    close: () => device.close(),
    read: () => during('the screen to be read', () => device.read()),
    until: (fits) => during('a screen at rest', () => device.until(fits)),
    answer: (card, intention) =>
      during(`the controls of '${card.title}'`, () => device.answer(card, intention)),
    submit: (presses) => during('Submit to be pressed', () => device.submit(presses)),
    settleConflict: (keep) => during('a conflict to be settled', () => device.settleConflict(keep)),
    setUp: (isUp) => during('the connection to change', () => device.setUp(isUp)),
    quiet: () => during('the last request of the page', () => device.quiet()),
  }
}
