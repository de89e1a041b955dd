import type { Screen } from '@touchline/engines'
import { describe, expect } from 'vitest'
import { it } from './kit-test.ts'

describe('a counter', () => {
  it.for<[string, (screen: Screen) => Promise<unknown>]>([
    ['a click', (screen) => screen.click('spinbutton', 'Tries')],
    ['Tab', (screen) => screen.click('button', 'One less, Tries').then(() => screen.page.press('Tab'))],
    [
      'a script',
      ({ page }) => page.run(() => document.querySelector<HTMLElement>('[role=spinbutton]')?.focus()),
    ],
  ])(
    'replaces its value when it is focused by %s and typed into',
    async ([, focus], { screen, openStory }) => {
      await openStory('controls-counter--default')
      await focus(screen)
      await screen.page.type('12')
      await screen.value('spinbutton', 'Tries', '12')
      await screen.click('spinbutton', 'Tries')
      await screen.page.type('7')
      await screen.value('spinbutton', 'Tries', '7')
    },
  )

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
})

describe('the minute dial', () => {
  it('follows a drag around the ring', async ({ screen, openStory }) => {
    const MINUTE = 'In which minute are the first points scored?'
    await openStory('questions-minutedial--unanswered')
    const at = (x: number, y: number) => screen.pointOn('slider', MINUTE, { x, y })
    await screen.page.drag([await at(0.94, 0.5), await at(0.81, 0.81), await at(0.5, 0.94)])
    await screen.value('slider', MINUTE, '40')
    await screen.text('40th minute')
    await screen.focus('slider', MINUTE)
  })
})

async function waitUntilChecked(screen: Screen, name: string): Promise<void> {
  await expect.poll(async () => (await screen.one('radio', name)).isChecked, { message: name }).toBe(true)
}

/** Returns the edges of an item of the carousel, in px from the left edge of the row. */
function itemIn(screen: Screen, name: string) {
  return screen.page.run((text) => {
    const item = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)
    const row = item?.closest('fieldset')
    if (item === undefined || row == null) throw new Error(`There is no item ${text}.`)
    const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
    return {
      left: inner.left - outer.left,
      right: inner.right - outer.left,
      offCentre: Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2),
      rowWidth: outer.width,
    }
  }, name)
}

describe('a carousel', () => {
  it('centres the selected item', async ({ screen, openStory }) => {
    const offCentre = async (name: string) => (await itemIn(screen, name)).offCentre
    await openStory('controls-carousel--middle')
    await expect.poll(() => offCentre('Round 8')).toBeLessThan(2)
    await screen.click('radio', 'Round 9')
    await waitUntilChecked(screen, 'Round 9')
    await expect.poll(() => offCentre('Round 9')).toBeLessThan(2)
    await screen.page.press('ArrowRight')
    await waitUntilChecked(screen, 'Round 10')
    await expect.poll(() => offCentre('Round 10')).toBeLessThan(2)
  })

  it('keeps the selected item at its edge, without overlapping other items, during a swipe', async ({
    screen,
    openStory,
  }) => {
    await openStory('controls-carousel--middle')
    await screen.one('radio', 'Round 8')
    const swipeTo = (left: number) =>
      screen.page.run((to) => document.querySelector('fieldset')?.scrollTo(to, 0), left)
    await swipeTo(0)
    await expect
      .poll(async () => {
        const { right, rowWidth } = await itemIn(screen, 'Round 8')
        return Math.abs(right - rowWidth * 0.88)
      })
      .toBeLessThan(2)
    await swipeTo(100_000)
    await expect
      .poll(async () => {
        const { left, rowWidth } = await itemIn(screen, 'Round 8')
        return Math.abs(left - rowWidth * 0.12)
      })
      .toBeLessThan(2)
  })
})

describe('a toast', () => {
  it('restores the focus when it is dismissed by keyboard', async ({ screen, openStory }) => {
    await openStory('controls-toast--opened-by-a-button')
    await screen.click('button', 'Show')
    await screen.text('Saved')
    await screen.page.press('Tab')
    await screen.focus('button', 'Dismiss')
    await screen.page.press('Enter')
    await screen.none('button', 'Dismiss')
    await screen.focus('button', 'Show')
  })
})

describe('a table', () => {
  it('sticks the own row to the edge of the viewport', async ({ screen, openStory }) => {
    await openStory('controls-datatable--own-row-among-many')
    const edges = () =>
      screen.page.run(() => {
        const cell = document.querySelector('.stage [data-own] > *')?.getBoundingClientRect()
        return { top: cell?.top, below: window.innerHeight - (cell?.bottom ?? Number.NaN) }
      })
    await screen.page.run(() => document.querySelector('.stage table')?.scrollIntoView({ block: 'start' }))
    await expect.poll(async () => Math.abs((await edges()).below)).toBeLessThan(1)
    await screen.page.run(() => document.querySelector('.stage tbody')?.scrollIntoView({ block: 'end' }))
    await expect.poll(async () => Math.abs((await edges()).top ?? Number.NaN)).toBeLessThan(1)
  })
})
