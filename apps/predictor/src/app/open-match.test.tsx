import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LAUNCH_SEARCH, platformWithMatch } from '../../test/launched-game.ts'
import { settingsFrom } from '../config/settings.ts'
import { App } from './app.tsx'

/** The screen's code is compiled when it is first imported. */
const WAIT = { timeout: 10_000 }
const TEST_TIMEOUT_MS = 40_000

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Holds every request until the next release. */
function heldFetch(fetch: typeof globalThis.fetch) {
  const requested: string[] = []
  let waiting: (() => void)[] = []
  return {
    requested,
    fetch: async (input: Request | URL | string, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.includes('impressions')) return fetch(input, init)
      requested.push(pathname.replace('/api/v1/', ''))
      await new Promise<void>((resolve) => waiting.push(resolve))
      return fetch(input, init)
    },
    release: () =>
      act(async () => {
        const through = waiting
        waiting = []
        for (const go of through) go()
      }),
  }
}

it.each(['prediction', 'result'])(
  'opens a %s by its address in three round trips',
  async (path) => {
    const platform = platformWithMatch()
    const held = heldFetch(platform.fetch)
    vi.stubGlobal('fetch', held.fetch)
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    vi.stubGlobal('ResizeObserver', NoResizeObserver)
    window.history.replaceState(null, '', `/${path}/f1${LAUNCH_SEARCH}`)
    const { endpoint: platformEndpoint, clientId } = platform
    render(<App settings={settingsFrom({}, JSON.stringify({ platformEndpoint, clientId }))} />)
    const trips = [
      ['applications/test-client/'],
      ['applications/test-client/profile/', 'programs/f1/'],
      ['programs/f1/widgets/', expect.stringContaining('widget-interactions')],
    ]
    for (const trip of trips) {
      // Live updates may add reads of their own, but no list.
      await waitFor(() => expect(held.requested).toEqual(expect.arrayContaining(trip)), WAIT)
      await held.release()
    }
    await screen.findByText('What about minute?', undefined, WAIT)
    expect(held.requested).not.toContain('programs/')
  },
  TEST_TIMEOUT_MS,
)
