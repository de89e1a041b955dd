import { describe, expect } from 'vitest'
import { it } from './kit-test.ts'

describe('a counter', () => {
  it('replaces its value when it is clicked and typed into', async ({ screen, openStory }) => {
    await openStory('controls-counter--default')
    await screen.click('spinbutton', 'Tries')
    await screen.page.type('12')
    await screen.value('spinbutton', 'Tries', '12')
    await screen.click('spinbutton', 'Tries')
    await screen.page.type('7')
    await screen.value('spinbutton', 'Tries', '7')
  })

  it('replaces its value when it is focused by Tab', async ({ screen, openStory }) => {
    await openStory('controls-counter--default')
    await screen.click('button', 'One less, Tries')
    await screen.value('spinbutton', 'Tries', '3')
    await screen.page.press('Tab')
    await screen.focus('spinbutton', 'Tries')
    await screen.page.type('12')
    await screen.value('spinbutton', 'Tries', '12')
  })

  it('replaces its value when it is focused by a script', async ({ screen, openStory }) => {
    await openStory('controls-counter--default')
    await screen.page.run(() => document.querySelector<HTMLElement>('[role=spinbutton]')?.focus())
    await screen.page.type('12')
    await screen.value('spinbutton', 'Tries', '12')
  })

  it('steps repeatedly while a button is held, and stops when it is released', async ({
    screen,
    openStory,
  }) => {
    await openStory('controls-counter--score')
    const value = async () => Number((await screen.one('spinbutton', 'Northern Tide')).value)
    await screen.page.hold(await screen.pointOn('button', 'One more, Northern Tide'), () =>
      expect.poll(value).toBeGreaterThan(30),
    )
    const released = await value()
    await screen.click('button', 'One less, Northern Tide')
    await screen.value('spinbutton', 'Northern Tide', String(released - 1))
  })

  it('shows the maximum for a larger number on Enter, and keeps the focus', async ({ screen, openStory }) => {
    await openStory('controls-counter--default')
    await screen.click('spinbutton', 'Tries')
    await screen.page.type('99')
    await screen.page.press('Enter')
    await screen.value('spinbutton', 'Tries', '20')
    await screen.focus('spinbutton', 'Tries')
  })

  it('disables the button at each bound', async ({ screen, openStory }) => {
    await openStory('controls-counter--default')
    await screen.click('spinbutton', 'Tries')
    await screen.page.press('End')
    await screen.value('spinbutton', 'Tries', '20')
    await screen.page.press('ArrowUp')
    await screen.value('spinbutton', 'Tries', '20')
    expect((await screen.one('button', 'One more, Tries')).isDisabled).toBe(true)
    await screen.page.press('Home')
    await screen.value('spinbutton', 'Tries', '0')
    expect((await screen.one('button', 'One less, Tries')).isDisabled).toBe(true)
    expect((await screen.one('button', 'One more, Tries')).isDisabled).toBe(false)
  })
})

describe('a slider', () => {
  it('follows a drag along the line', async ({ screen, openStory }) => {
    await openStory('controls-slider--default')
    const from = await screen.pointOn('slider', 'Conversions', { x: 0.2, y: 0.5 })
    const to = await screen.pointOn('slider', 'Conversions', { x: 0.7, y: 0.5 })
    await screen.page.drag([from, { x: (from.x + to.x) / 2, y: from.y }, to])
    await expect
      .poll(async () => Number((await screen.one('slider', 'Conversions')).value))
      .toBeGreaterThan(15)
  })

  it('is answered by the keyboard, even with its initial value', async ({ screen, openStory }) => {
    await openStory('questions-countslider--unanswered')
    await screen.page.run(() => document.querySelector<HTMLElement>('[type=range]')?.focus())
    await screen.page.press('Home')
    expect(await screen.page.run(() => document.querySelector('.stage b')?.textContent)).toBe('0')
    await screen.page.press('ArrowRight')
    await screen.value('slider', 'How many successful conversions?', '1')
    await screen.page.press('PageUp')
    await screen.value('slider', 'How many successful conversions?', '6')
    await screen.page.press('End')
    await screen.value('slider', 'How many successful conversions?', '30')
  })

  it('sets the percentages of both teams', async ({ screen, openStory }) => {
    await openStory('questions-possessionslider--unanswered')
    await screen.text('Northern Tide –')
    await screen.click('slider', 'How will possession be shared?', { x: 0.75, y: 0.5 })
    await screen.page.press('End')
    await screen.text('Northern Tide 100%')
    await screen.text('Valley Hawks 0%')
    await screen.page.press('ArrowLeft')
    await screen.text('Northern Tide 99%')
  })
})
