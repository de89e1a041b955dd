import type { Page } from '@playwright/test'
import { nextPaint } from './paint.ts'

interface Counted {
  updates: number
  /** Texts that the countdown has shown. */
  ticks: number
}

declare global {
  interface Window {
    counted?: Counted
  }
}

/** Counts how often the game changes the page, from the page's first line on. What is changed together counts once. */
export function countUpdates(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counted = { updates: 0, ticks: 0 }
    window.counted = counted
    let shown = ''
    new MutationObserver(() => {
      counted.updates += 1
      const text = document.querySelector('[role=timer]')?.textContent ?? ''
      if (text !== shown) counted.ticks += 1
      shown = text
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
}

function counted(page: Page): Promise<Counted> {
  return page.evaluate(() => ({ ...(window.counted ?? { updates: 0, ticks: 0 }) }))
}

/** Updates for each change of the countdown, over that many changes. */
export async function updatesPerChange(page: Page, changes: number): Promise<number> {
  const before = await counted(page)
  await page.waitForFunction((ticks) => (window.counted?.ticks ?? 0) >= ticks, before.ticks + changes)
  const after = await counted(page)
  return (after.updates - before.updates) / (after.ticks - before.ticks)
}

/** Updates while something is done, and the countdown's changes in that time. */
export async function updatesDuring(page: Page, act: () => Promise<void>) {
  const before = await counted(page)
  await act()
  await nextPaint(page)
  const after = await counted(page)
  return { before: before.updates, after: after.updates, ticks: after.ticks - before.ticks }
}
