import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The margin that a browser gives the body of the host page. */
const MARGIN = 8

/** Gives the window of the host page a size in which the frame of the game is as wide as this. */
export async function sizeFrame(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: width + 2 * MARGIN, height })
}

export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** Scrolls the host page until this place of the game is so far below the top of the window. */
export async function scrollHostTo(page: Page, place: Locator, top = 0): Promise<void> {
  const box = await boxIn(place)
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), box.y - top)
}

/** Where a place is in the window. */
export async function boxIn(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('This is not on the page.')
  return box
}
