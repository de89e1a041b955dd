import type { Page } from '@playwright/test'
import { nextPaint } from './next-paint.ts'

interface Counted {
  commits: number
  /** Texts that the countdown has shown. */
  ticks: number
}

declare global {
  interface Window {
    counted?: Counted
  }
}

/** Counts React's commits from the page's first line on; works in production builds. */
export function countCommits(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counted = { commits: 0, ticks: 0 }
    window.counted = counted
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: () => {
        counted.commits += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
    let shown = ''
    new MutationObserver(() => {
      const text = document.querySelector('[role=timer]')?.textContent ?? ''
      if (text !== shown) counted.ticks += 1
      shown = text
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

function counted(page: Page): Promise<Counted> {
  return page.evaluate(() => ({ ...(window.counted ?? { commits: 0, ticks: 0 }) }))
}

/** Commits for each change of the countdown, over that many changes. */
export async function commitsPerChange(page: Page, changes: number): Promise<number> {
  const before = await counted(page)
  await page.waitForFunction((ticks) => (window.counted?.ticks ?? 0) >= ticks, before.ticks + changes)
  const after = await counted(page)
  return (after.commits - before.commits) / (after.ticks - before.ticks)
}

/** Commits while something is done, and the countdown's changes in that time. */
export async function commitsDuring(page: Page, act: () => Promise<void>) {
  const before = await counted(page)
  await act()
  await nextPaint(page)
  const after = await counted(page)
  return { before: before.commits, after: after.commits, ticks: after.ticks - before.ticks }
}
