import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LAUNCH_SEARCH, platformWithMatch } from '../../test/launched-game.ts'
import { settingsFrom } from '../config/settings.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { writeLastList } from '../device/last-list.ts'
import { playerStoreOf } from '../device/player-store.ts'
import { tokenHashOf } from '../device/token-hash.ts'
import { App } from './app.tsx'

/** The code is compiled when it is first imported. */
const WAIT = { timeout: 20_000 }
const TEST_TIMEOUT_MS = 60_000

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Opens the list while the platform refuses one read. */
function openRefused(path: string, status: number): void {
  const platform = platformWithMatch()
  platform.inject({ path, fault: { status } })
  const { endpoint: platformEndpoint, clientId, fetch } = platform
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', `/home${LAUNCH_SEARCH}&round=10`)
  render(<App settings={settingsFrom({}, JSON.stringify({ platformEndpoint, clientId }))} />)
}

async function storeList(token: string): Promise<void> {
  const store = playerStoreOf(
    'fan',
    deviceStorage(() => window.localStorage),
  )
  writeLastList(store, (await tokenHashOf(token)) ?? '', {
    tournamentId: '120-2024',
    round: { id: '10', label: 'Round 10' },
    asOf: Date.parse('2024-04-27T12:00:00'),
    matches: [{ id: 'f0', home: { name: 'Drua' }, away: { name: 'Brumbies' }, kickOffAt: 1_714_196_100_000 }],
  })
}

it(
  'keeps the last known list while the platform is away, with a retry that works',
  async () => {
    await storeList('fan-token')
    openRefused('applications', 503)
    await screen.findByText(/could not be refreshed\. Round 10 as of Apr 27/, undefined, WAIT)
    expect(screen.getByText('Drua')).toBeDefined()
    expect(screen.queryByText('ERROR')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: /Chiefs/ }, WAIT)
    expect(screen.queryByText('Drua')).toBeNull()
  },
  TEST_TIMEOUT_MS,
)

it(
  "shows the error screen when the device has another player's list only",
  async () => {
    await storeList('other-token')
    openRefused('applications', 503)
    await screen.findByRole('heading', { name: 'ERROR' }, WAIT)
    expect(screen.getByRole('button', { name: 'RETRY' })).toBeDefined()
    expect(screen.queryByText('Drua')).toBeNull()
  },
  TEST_TIMEOUT_MS,
)

it(
  'shows the way to sign in when the token is no longer valid',
  async () => {
    await storeList('fan-token')
    openRefused('profile', 403)
    await screen.findByRole('heading', { name: 'LOG IN TO PLAY' }, WAIT)
    expect(screen.queryByText('Drua')).toBeNull()
  },
  TEST_TIMEOUT_MS,
)
