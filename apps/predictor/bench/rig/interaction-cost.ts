import type { Page } from '@playwright/test'
import { nextPaint } from '../../e2e/rig/paint.ts'

/** What an interaction cost. */
export interface InteractionCost {
  /** The slowest event from input to paint, in milliseconds; 16 stands for anything faster, which browsers do not report. */
  readonly slowestMs: number
  /** The longest task of the main thread above 50 ms; 0 without one. */
  readonly longestTaskMs: number
  /** How often the page was changed, without the changes of the countdown. */
  readonly updates: number
}

interface Observed {
  readonly events: number[]
  readonly tasks: number[]
}

declare global {
  interface Window {
    observed?: Observed
  }
}

/** The shortest event that browsers report. */
const SHORTEST_MS = 16

/** Records slow events and long tasks of every page that is opened afterwards. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const observed: Observed = { events: [], tasks: [] }
    window.observed = observed
    const durations = (list: PerformanceObserverEntryList) =>
      list.getEntries().map(({ duration }) => duration)
    new PerformanceObserver((list) => observed.events.push(...durations(list))).observe({
      type: 'event',
      // A field of Event Timing that TypeScript's types do not have.
      ...{ durationThreshold },
    })
    new PerformanceObserver((list) => observed.tasks.push(...durations(list))).observe({ type: 'longtask' })
  }, SHORTEST_MS)
}

/** Does something on a page that is watched and whose updates are counted. */
export async function interactionCost(page: Page, act: () => Promise<void>): Promise<InteractionCost> {
  const before = await page.evaluate(() => {
    window.observed?.events.splice(0)
    window.observed?.tasks.splice(0)
    return { ...(window.counted ?? { updates: 0, ticks: 0 }) }
  })
  await act()
  await nextPaint(page)
  await reported(page)
  return page.evaluate(
    ({ updates, ticks, shortest }) => {
      const { events, tasks } = window.observed ?? { events: [], tasks: [] }
      const after = window.counted ?? { updates: 0, ticks: 0 }
      return {
        slowestMs: Math.max(shortest, ...events),
        longestTaskMs: Math.max(0, ...tasks),
        updates: after.updates - updates - (after.ticks - ticks),
      }
    },
    { ...before, shortest: SHORTEST_MS },
  )
}

/** Waits until the browser has reported what it painted: it does so when it is idle. */
function reported(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
}
