import type { Screen } from '@touchline/engines'
import { describe, expect } from 'vitest'
import { AWAY, HOME, it, openMatch } from './game-test.ts'

const homeScore = `${HOME} score`
const awayScore = `${AWAY} score`
const minute = 'minute'
const conversions = 'conversions'

async function typeScore(screen: Screen, home: string, away: string): Promise<void> {
  await screen.click('spinbutton', homeScore)
  await screen.page.type(home)
  await screen.click('spinbutton', awayScore)
  await screen.page.type(away)
}

/** Drags the thumb of the dial a quarter around the ring. Returns the minute that it sets. */
async function turnDial(screen: Screen): Promise<string> {
  const value = async () => (await screen.one('slider', minute)).value
  const before = await value()
  // Repeated, because a page that is still being laid out may move away below the pointer.
  const turn = async () => {
    const from = await screen.pointOn('slider', minute, { x: 0.9, y: 0.5 })
    const to = await screen.pointOn('slider', minute, { x: 0.5, y: 0.9 })
    await screen.page.drag([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to])
    return value()
  }
  await expect.poll(turn).not.toBe(before)
  return value()
}

/** Drags the thumb of the slider towards its end. Returns the count that it sets. */
async function dragSlider(screen: Screen): Promise<string> {
  const value = async () => (await screen.one('slider', conversions)).value
  const drag = async () => {
    const from = await screen.pointOn('slider', conversions, { x: 0.1, y: 0.5 })
    const to = await screen.pointOn('slider', conversions, { x: 0.6, y: 0.5 })
    await screen.page.drag([from, { x: (from.x + to.x) / 2, y: from.y }, to])
    return Number(await value())
  }
  await expect.poll(drag).toBeGreaterThan(10)
  return value()
}

describe('a prediction', () => {
  it('is saved, and every answer is read back', async ({ screen, stage }) => {
    const fan = await stage.platform.newFan()
    await openMatch(screen, stage, fan)
    await typeScore(screen, '27', '19')
    const turnedTo = await turnDial(screen)
    const draggedTo = await dragSlider(screen)
    await screen.click('radio', 'No try')
    await screen.click('radio', 'Level')
    await screen.click('radio', 'Second half')
    await screen.text('6 of 6')
    await screen.click('button', 'Submit')
    await screen.one('heading', 'Success')
    // A new page without a draft: what it shows comes from the platform.
    await openMatch(screen, stage, fan)
    await screen.text('6 answers saved')
    await screen.value('spinbutton', homeScore, '27')
    await screen.value('spinbutton', awayScore, '19')
    await screen.value('slider', minute, turnedTo)
    await screen.value('slider', conversions, draggedTo)
    for (const choice of ['No try', 'Level', 'Second half']) {
      expect((await screen.one('radio', choice)).isChecked).toBe(true)
    }
  })

  it('waits for the connection and goes out when it is back', async ({ screen, stage }) => {
    await openMatch(screen, stage)
    await typeScore(screen, '12', '10')
    await screen.page.setOffline(true)
    await screen.click('button', 'Submit')
    await screen.text('Waiting for connection')
    await screen.page.setOffline(false)
    await screen.one('heading', 'Success')
  })
})
