import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { TestPlatform } from '@touchline/engagement-sdk/testing'
import { platformHandlers } from '@touchline/engagement-sdk/testing/msw'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type MockInstance, onTestFinished, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { type Settings, settingsFrom } from '../src/config/settings.ts'
import { platformWithMatch } from './launched-game.ts'

let server: ReturnType<typeof setupServer> | undefined

interface Opened {
  readonly platform?: TestPlatform
  readonly query?: Readonly<Record<string, string>>
  readonly hash?: string
  readonly settings?: Partial<Settings>
  /** The state of the entry in the browser's history. */
  readonly state?: unknown
}

let refused: RegExp | undefined

/** From now on the platform refuses the calls with these addresses; without addresses, none. */
export function refuse(calls?: RegExp): void {
  refused = calls
}

let held: ((url: string) => Promise<void>) | undefined

/** Holds the platform's calls, impressions aside, until each release. */
export function holdCalls() {
  const requested: string[] = []
  const waiting: (() => void)[] = []
  held = async (url) => {
    const { pathname } = new URL(url)
    if (pathname.includes('impressions')) return
    requested.push(pathname.replace(/^\/(api\/v1|services)\//, ''))
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return {
    /** The paths of the calls so far. */
    requested,
    release: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go()
      }),
  }
}

/** Without a response of its own: the platform's handlers respond. */
const heldOrRefused = http.all('*', async ({ request: { url } }) => {
  await held?.(url)
  return refused?.test(url) === true ? HttpResponse.json({ detail: 'no' }, { status: 400 }) : undefined
})

let log: MockInstance<typeof console.error> | undefined

/** Renders the whole game at a path, on a platform in memory with one match, until the test ends. */
export function openGame(
  path: string,
  { platform = platformWithMatch(), query = {}, hash = '', settings = {}, state = null }: Opened = {},
): TestPlatform {
  if (server === undefined) {
    onTestFinished(closeGame)
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  }
  server?.close()
  server = setupServer(heldOrRefused, ...platformHandlers(platform))
  server.listen({ onUnhandledFrame: 'error' })
  const search = new URLSearchParams({ tournamentId: '120-2024', accessToken: 'fan-token', ...query })
  window.history.replaceState(state, '', `${path}?${search.toString()}${hash}`)
  const { endpoint: platformEndpoint, clientId } = platform
  render(<App settings={{ ...settingsFrom(), platformEndpoint, clientId, ...settings }} />)
  return platform
}

/** Opens the page again, as a reload does: what the device and the history store stays. */
export function reloadGame(platform: TestPlatform): void {
  cleanup()
  openGame(window.location.pathname, {
    platform,
    query: Object.fromEntries(new URLSearchParams(window.location.search)),
    hash: window.location.hash,
    state: window.history.state,
  })
}

/** Goes to another screen of the game as a step in the history does, by default with the same query. */
export async function goTo(path: string, search = window.location.search): Promise<void> {
  window.history.pushState(null, '', path + search)
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
}

/** Changes parameters of the address, as a host page does. */
export function supply(parameters: Readonly<Record<string, string>>): Promise<void> {
  const { pathname, search } = window.location
  const query = { ...Object.fromEntries(new URLSearchParams(search)), ...parameters }
  return goTo(pathname, `?${new URLSearchParams(query)}`)
}

/** Ends the game, and forgets what it stored on the device. */
function closeGame(): void {
  cleanup()
  server?.close()
  server = undefined
  refuse()
  held = undefined
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/** Sets the clock of the platform, and shows the page again: the next read brings the time. */
export function passTime({ clock }: TestPlatform, to: string): void {
  clock.set(Date.parse(to))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Returns everything that the game has logged, one line for each message. */
export function logged(): readonly string[] {
  return log?.mock.calls.map((line) => line.join(' ')) ?? []
}

/** The questions of the match on the screen. */
export const form = {
  submit: () => screen.findByRole<HTMLButtonElement>('button', { name: /^Submit/ }),
  minute: () => screen.findByRole<HTMLInputElement>('slider', { name: 'minute' }),
  conversions: () => screen.findByRole<HTMLInputElement>('slider', { name: 'conversions' }),
  score: (team: 'Chiefs' | 'Blues') =>
    screen.findByRole<HTMLInputElement>('spinbutton', { name: `${team} score` }),
  success: () => screen.findByRole('heading', { name: 'Success' }),
} as const

export async function answer(control: Promise<HTMLElement>, value: string): Promise<void> {
  fireEvent.change(await control, { target: { value } })
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }))
}

/** Returns the methods of the votes that the platform received, in order. */
export function votesOf({ calls }: TestPlatform): readonly string[] {
  return calls.flatMap(({ method, path }) => (/\/votes\//.test(path) ? [method] : []))
}
