import { describe, expect } from 'vitest'
import { it } from './game-test.ts'
import { AWAY, HOME, openMatch, QUESTIONS } from './open-match.ts'

const { homeScore, awayScore, minute, conversions } = QUESTIONS

describe('a prediction', () => {
  it('is saved, and its scores are read back', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    await screen.click('spinbutton', homeScore)
    await screen.page.type('27')
    await screen.click('spinbutton', awayScore)
    await screen.page.type('19')
    await screen.click('radio', 'Second half')
    await screen.click('button', 'Submit')
    await screen.one('heading', 'Success')
    await openMatch(screen, link('/home'))
    await screen.value('spinbutton', homeScore, '27')
    await screen.value('spinbutton', awayScore, '19')
  })

  it('replaces a score that is typed over', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    await screen.click('spinbutton', homeScore)
    await screen.page.type('2')
    await screen.page.press('Tab')
    await screen.click('spinbutton', homeScore)
    await screen.page.type('31')
    await screen.value('spinbutton', homeScore, '31')
    await screen.click('spinbutton', awayScore)
    await screen.page.type('8')
    await screen.page.press('Enter')
    await screen.value('spinbutton', awayScore, '8')
    await screen.text(`${HOME} win by 23`)
  })

  it('steps a score with the buttons', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    await screen.click('button', `One more, ${AWAY} score`)
    await screen.click('button', `One more, ${AWAY} score`)
    await screen.value('spinbutton', awayScore, '2')
  })

  it('sets the minute with a drag on the dial', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    const before = Number((await screen.one('slider', minute)).value)
    const from = await screen.pointOn('slider', minute, { x: 0.9, y: 0.5 })
    const to = await screen.pointOn('slider', minute, { x: 0.5, y: 0.9 })
    await screen.page.drag([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to])
    await expect.poll(async () => Number((await screen.one('slider', minute)).value)).not.toBe(before)
  })

  it('sets the conversions with a drag on the slider', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    const from = await screen.pointOn('slider', conversions, { x: 0.1, y: 0.5 })
    const to = await screen.pointOn('slider', conversions, { x: 0.6, y: 0.5 })
    await screen.page.drag([from, { x: (from.x + to.x) / 2, y: from.y }, to])
    await expect.poll(async () => Number((await screen.one('slider', conversions)).value)).toBeGreaterThan(10)
  })

  it('waits for the connection and goes out when it is back', async ({ screen, link }) => {
    await openMatch(screen, link('/home'))
    await screen.click('spinbutton', homeScore)
    await screen.page.type('12')
    await screen.click('spinbutton', awayScore)
    await screen.page.type('10')
    await screen.page.setOffline(true)
    await screen.click('button', 'Submit')
    await screen.text('Waiting for connection')
    await screen.page.setOffline(false)
    await screen.one('heading', 'Success')
  })
})
