import { expect, type Page, type Route } from '@playwright/test'

/** Holds the requests for some addresses until they are released. */
export interface Gate {
  /** The last parts of the requested paths, in order. */
  asked(): readonly string[]
  /** Waits until exactly these have been requested, in any order. */
  untilAsked(...names: readonly string[]): Promise<void>
  /** Releases the held requests. */
  open(): Promise<void>
}

/** Holds every request for these addresses. */
export async function gate(page: Page, addresses: string | RegExp): Promise<Gate> {
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
