import { expect, type Page, type Route } from '@playwright/test'

/** The calls of the platform that screens wait for. */
export const CALLS = {
  application: '**/applications/*/',
  profile: '**/applications/*/profile/',
  fixtures: '**/programs/?**',
  fixture: /\/programs\/[\w-]+\/$/,
  widgets: '**/programs/*/widgets/**',
  answers: '**/widget-interactions/?**',
  board: '**/entries?**',
  ownStanding: '**/entries/*',
  votes: '**/votes/**',
  impressions: '**/widget-impressions/**',
  rewards: '**/rewards',
} as const

/** The methods by which the page sends votes from now on, in order; the list grows while the page works. */
export function votesSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  return sent
}

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

/** Holds every request for an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** A widget on the wire, as far as these tests change it. */
export interface WireWidget {
  id: string
  kind: string
  question: string
  interactive_until: string
  options: readonly WireOption[]
  widget_attributes: readonly { readonly key: string; readonly value: string }[]
}

export interface WireOption {
  readonly id: string
  readonly description: string
}

/** The platform's own answer, changed on its way. */
export async function altered<T>(route: Route, change: (body: T) => unknown): Promise<void> {
  const response = await route.fetch()
  const body: T = await response.json()
  await route.fulfill({ response, json: change(body) })
}

/** The questions of every match, changed on their way. */
export function alterWidgets(
  page: Page,
  change: (widgets: readonly WireWidget[]) => readonly unknown[],
): Promise<unknown> {
  return page.route(CALLS.widgets, (route) =>
    altered<{ readonly results: readonly WireWidget[] }>(route, (list) => ({
      ...list,
      results: change(list.results),
    })),
  )
}

export function attributeOf(widget: WireWidget, key: string): string | undefined {
  return widget.widget_attributes.find((attribute) => attribute.key === key)?.value
}

/** Adds settings to those of the stage, in the page: no module runs before its text is complete. */
export function alterSettings(page: Page, more: Readonly<Record<string, unknown>>): Promise<unknown> {
  return page.addInitScript((added) => {
    document.addEventListener(
      'readystatechange',
      () => {
        const slot = document.getElementById('touchline-settings')
        if (slot === null) return
        slot.textContent = JSON.stringify({ ...JSON.parse(slot.textContent), ...added })
      },
      { once: true },
    )
  }, more)
}

/** What waits for the request stays as it is until the page is closed. */
export const neverAnswer = () => undefined

export const refuse = (route: Route) => route.fulfill({ status: 400, json: {} })

/** Answers as the platform does to a token that has expired. */
export const refuseToken = (route: Route) => route.fulfill({ status: 401, json: { detail: 'Expired.' } })
