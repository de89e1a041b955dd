import type { Screen } from '@touchline/engines'
import { describe, expect } from 'vitest'
import { startStage } from '../e2e/rig/platform.ts'
import { HOME, it, openMatch } from './game-test.ts'

const LATER_MATCH = 'Queensland Reds'
const CLOSED = '2024-04-27T08:31:00Z'

/** Waits until an element of the page has the focus. */
function untilFocused({ page }: Screen): Promise<void> {
  return expect.poll(() => page.run(() => document.activeElement?.tagName)).not.toBe('BODY')
}

describe('the focus', () => {
  it('is on something from Submit over Success to the list', async ({ screen, stage }) => {
    await openMatch(screen, stage)
    await screen.click('radio', 'Second half')
    await screen.click('button', 'Submit')
    await screen.one('heading', 'Success')
    await untilFocused(screen)
    await screen.one('link', `${HOME}…`)
    await untilFocused(screen)
  })

  it('is on something after the back button and after the back arrow', async ({ screen, stage }) => {
    await openMatch(screen, stage)
    await screen.page.back()
    await screen.one('link', `${HOME}…`)
    await untilFocused(screen)
    await screen.click('link', `${HOME}…`)
    await screen.one('heading', 'PLAY PREDICTOR')
    await untilFocused(screen)
    await screen.click('link', 'Back to fixtures')
    await screen.one('link', `${HOME}…`)
    await untilFocused(screen)
  })

  it('stays at its question when predictions close', async ({ screen }) => {
    await using stage = await startStage()
    await openMatch(screen, stage)
    await screen.click('spinbutton', `${HOME} score`)
    await stage.platform.setClock(CLOSED)
    // The answers are read again, and with them the time.
    await screen.page.run(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await screen.text('Predictions closed.')
    await screen.focus('heading', 'What will the final score be?')
  })
})

describe('the list', () => {
  it('is where it was after the back arrow of a match', async ({ screen, stage }) => {
    await screen.page.resize({ width: 390, height: 480 })
    await screen.page.open(stage.link('/home'))
    const match = await screen.pointOn('link', `${LATER_MATCH}…`)
    const scrolledTo = () => screen.page.run(() => Math.round(window.scrollY))
    const before = await scrolledTo()
    expect(before).toBeGreaterThan(50)
    await screen.page.click(match)
    await screen.one('heading', 'PLAY PREDICTOR')
    expect(await scrolledTo()).toBe(0)
    await screen.click('link', 'Back to fixtures')
    await screen.one('link', `${LATER_MATCH}…`)
    await expect.poll(scrolledTo).toBe(before)
  })
})
