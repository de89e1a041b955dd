import type { Screen } from '@touchline/engines'
import { describe, expect } from 'vitest'
import { it } from './kit-test.ts'

async function waitUntilChecked(screen: Screen, name: string): Promise<void> {
  await expect.poll(async () => (await screen.one('radio', name)).isChecked, { message: name }).toBe(true)
}

describe('a choice list', () => {
  it('is changed by a click on a row and by the arrow keys', async ({ screen, openStory }) => {
    await openStory('controls-choicelist--untouched')
    await screen.click('radio', 'Valley Hawks')
    await waitUntilChecked(screen, 'Valley Hawks')
    await screen.focus('radio', 'Valley Hawks')
    await screen.page.press('ArrowDown')
    await waitUntilChecked(screen, 'Ironsand')
    await screen.page.press('ArrowUp')
    await waitUntilChecked(screen, 'Valley Hawks')
  })
})

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

describe('tabs', () => {
  it('are selected by a click and by the arrow keys, and label their panel', async ({
    screen,
    openStory,
  }) => {
    await openStory('controls-tabs--with-a-panel')
    await screen.one('tabpanel', 'Fixtures')
    await screen.click('tab', 'Leaderboards')
    await screen.one('tabpanel', 'Leaderboards')
    await screen.page.press('ArrowRight')
    await screen.focus('tab', 'Fixtures')
    await screen.one('tabpanel', 'Fixtures')
    await screen.page.press('End')
    await screen.focus('tab', 'Leaderboards')
    await screen.one('tabpanel', 'Leaderboards')
  })
})

describe('a dropdown', () => {
  it('is changed by the keyboard', async ({ screen, openStory }) => {
    await openStory('controls-dropdown--default')
    await screen.value('combobox', 'Board', 'season')
    await screen.page.run(() => document.querySelector<HTMLElement>('.stage select')?.focus())
    await screen.page.press('ArrowDown')
    await screen.value('combobox', 'Board', 'round')
  })
})
