import type { Page, Route } from '@playwright/test'

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
} as const

/** Returns the methods by which the page sends votes from now on, in order; the list grows while the page works. */
export function votesSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  return sent
}

/** Resolves when the stream of live events is open: what happens from here on arrives. Call it before the page is opened. */
export function streamOpened(page: Page): Promise<unknown> {
  return page.waitForResponse(/\/v2\/subscribe\//)
}

/** Holds every request for an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** A widget on the wire, as far as these tests read it. */
interface WireWidget {
  readonly options: readonly object[]
  readonly widget_attributes: readonly { readonly key: string; readonly value: string }[]
}

/** Fulfils a route with the platform's own response after a change of its body. */
export async function altered<T>(route: Route, change: (body: T) => unknown): Promise<void> {
  const response = await route.fetch()
  const body: T = await response.json()
  await route.fulfill({ response, json: change(body) })
}

/** Changes the questions of every match on their way. */
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

/** Changes the custom data of every match on its way, where it is listed and where it is read on its own. */
export async function alterMatches(
  page: Page,
  change: (data: Readonly<Record<string, unknown>>, place: number) => object,
): Promise<void> {
  const changed = <P extends WireProgram>(program: P, place = 0): P => ({
    ...program,
    custom_data: JSON.stringify(change(JSON.parse(program.custom_data), place)),
  })
  await page.route(CALLS.fixture, (route) => altered<WireProgram>(route, (program) => changed(program)))
  await page.route(CALLS.fixtures, (route) =>
    altered<{ readonly results: readonly WireProgram[] }>(route, (list) => ({
      ...list,
      results: list.results.map(changed),
    })),
  )
}

interface WireProgram {
  readonly custom_data: string
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
