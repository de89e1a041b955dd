import { expect, type Page, type Route } from '@playwright/test'

/** Stands between the page and some addresses: what is asked waits until it is let through. */
export interface Gate {
  /** The last parts of the paths that were asked for so far, in their order. */
  asked(): readonly string[]
  /** Until exactly these have been asked for, in whatever order. */
  untilAsked(...names: readonly string[]): Promise<void>
  /** Lets through what waits, and waits for the answers to be on their way. */
  open(): Promise<void>
}

/** Holds every request for these addresses. */
export async function gate(page: Page, addresses: string): Promise<Gate> {
  const asked: string[] = []
  let waiting: Route[] = []
  await page.route(addresses, (route) => {
    asked.push(nameOf(route.request().url()))
    waiting.push(route)
  })
  return {
    asked: () => asked,
    untilAsked: (...names) =>
      expect.poll(() => asked.toSorted(), { message: 'what was asked for' }).toEqual(names.toSorted()),
    open: async () => {
      const through = waiting
      waiting = []
      await Promise.all(through.map((route) => route.continue()))
    },
  }
}

/** @example nameOf('http://platform/api/v1/programs/?title=x') //=> 'programs' */
function nameOf(address: string): string {
  return new URL(address).pathname.split('/').findLast((part) => part !== '') ?? ''
}
