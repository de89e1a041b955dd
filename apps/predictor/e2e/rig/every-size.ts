import { test as it } from './stage.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: false, colorScheme: 'light' } as const

/**
 * Declares journeys in which the width decides something: on the phone of all journeys, and once more on a desktop. A
 * project for the desktop would start workers, browsers and platforms of its own.
 */
export function atEverySize(declareJourneys: () => void): void {
  declareJourneys()
  it.describe('on a desktop', { tag: '@all' }, () => {
    it.use(DESKTOP)
    declareJourneys()
  })
}
