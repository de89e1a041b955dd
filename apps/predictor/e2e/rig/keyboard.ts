import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 60

/** Presses Tab until the element has the focus: the only way to reach it without a pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} cannot be reached with ${MOST_STOPS} presses of Tab.`)
}
