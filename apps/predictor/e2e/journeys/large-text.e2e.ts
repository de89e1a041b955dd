import type { Locator, Page } from '@playwright/test'
import { setTextSize } from '../rig/paint.ts'
import { screenNamed } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

const linesOf = (words: Locator) =>
  words.evaluate((node) =>
    Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
  )

const title = (page: Page) => page.getByRole('heading', { name: 'PREDICTOR', exact: true })

it('on the narrowest telephone the head is one row of whole words, and a common name of the own standing is whole', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(stage.link('/home'))
  await expect(title(page)).toBeVisible()
  // The narrower one is a frame between the margins of a host page on the telephone.
  for (const width of [320, 304]) {
    await it.step(`at ${width} px the head is one row of whole words`, async () => {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(() => linesOf(title(page))).toBe(1)
      const topOf = async (place: Locator) => (await place.boundingBox())?.y
      const bottom = await title(page).evaluate((node) => node.getBoundingClientRect().bottom)
      expect(await topOf(page.getByRole('link', { name: 'Your profile' }))).toBeLessThan(bottom)
    })
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  const name = page.getByRole('definition').filter({ hasText: 'Demo Fan' }).locator('bdi')
  expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

it('in text of twice the size the head and the own standing keep their words whole, and no tab is cut off', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.goto(stage.link('/home/leaderboard'))
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await setTextSize(page, '200%')
  expect(await linesOf(title(page))).toBe(1)
  expect(await linesOf(page.getByText('Your Name', { exact: true }))).toBe(1)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('tab', { name: 'Leaderboards' })).toBeInViewport({ ratio: 1 })
  }
})

it('in text of twice the size on the narrowest telephone the words of questions, choices and rules are whole', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const screens = [
    ['prediction-open', 'Second half'],
    ['result', 'Which half will have more points?'],
    ['rules', 'Higher-scoring half'],
  ] as const
  for (const [name, lastWords] of screens) {
    await it.step(name, async () => {
      const { url } = await screenNamed(stage, name)
      await page.goto(url)
      await expect(page.getByText(lastWords)).toBeVisible()
      await setTextSize(page, '200%')
      expect(await brokenWords(page.getByRole('heading').or(page.locator('label')))).toEqual([])
    })
  }
})

/** Returns the words in these places that do not fit in one line. */
function brokenWords(places: Locator): Promise<readonly string[]> {
  return places.evaluateAll((nodes) => {
    const range = document.createRange()
    const broken: string[] = []
    for (const node of nodes) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
}
