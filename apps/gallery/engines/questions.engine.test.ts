import { describe, expect } from 'vitest'
import { it } from './kit-test.ts'

const HOME = 'Northern Tide score'
const AWAY = 'Valley Hawks score'
const MINUTE = 'In which minute are the first points scored?'

describe('the score input', () => {
  it('shows no number for a team until it is set', async ({ screen, openStory }) => {
    await openStory('questions-scoreinput--unanswered')
    await screen.text('Set both scores')
    await screen.value('spinbutton', HOME, '')
    await screen.value('spinbutton', AWAY, '')
    await screen.click('spinbutton', HOME)
    await screen.page.type('27')
    await screen.text('No score for Valley Hawks yet')
    await screen.value('spinbutton', AWAY, '')
    await screen.click('spinbutton', AWAY)
    await screen.page.type('19')
    await screen.value('spinbutton', HOME, '27')
    await screen.value('spinbutton', AWAY, '19')
    await screen.text('Northern Tide win by 8')
  })
})

describe('the minute dial', () => {
  it('follows a drag around the ring', async ({ screen, openStory }) => {
    await openStory('questions-minutedial--unanswered')
    const at = (x: number, y: number) => screen.pointOn('slider', MINUTE, { x, y })
    await screen.page.drag([await at(0.94, 0.5), await at(0.81, 0.81), await at(0.5, 0.94)])
    await screen.value('slider', MINUTE, '40')
    await screen.text('40th minute')
    await screen.focus('slider', MINUTE)
  })

  it('is changed by the keyboard and by its two buttons', async ({ screen, openStory }) => {
    await openStory('questions-minutedial--answered')
    await screen.page.run(() => document.querySelector<HTMLElement>('[type=range]')?.focus())
    await screen.page.press('ArrowUp')
    await screen.text('8th minute')
    await screen.page.press('PageUp')
    await screen.text('18th minute')
    await screen.page.press('End')
    await screen.text('80th minute')
    await screen.click('button', 'One minute earlier')
    await screen.text('79th minute')
  })
})

describe('the numbers input', () => {
  it('shows no number for a choice until it is set', async ({ screen, openStory }) => {
    await openStory('questions-numbersinput--unanswered')
    await screen.text('Set a number for each')
    await screen.click('spinbutton', 'Northern Tide')
    await screen.page.type('142')
    await screen.text('No number for Valley Hawks yet')
    await screen.value('spinbutton', 'Valley Hawks', '')
    await screen.page.press('Enter')
    await screen.click('button', 'One more, Valley Hawks')
    await screen.value('spinbutton', 'Valley Hawks', '1')
    await screen.value('spinbutton', 'Northern Tide', '142')
    expect((await screen.one('button', 'One less, Northern Tide')).isDisabled).toBe(false)
  })
})
