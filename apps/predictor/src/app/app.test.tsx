import { render, screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { goTo } from '../../test/open-game.tsx'
import { type Settings, settingsFrom } from '../config/settings.ts'
import { App } from './app.tsx'

const server = setupServer(http.all('*', () => delay('infinite')))
beforeAll(() => server.listen())
beforeEach(() => {
  window.localStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
})
afterAll(() => server.close())

const WITHOUT_TOKEN = '/home?tournamentId=120-2024'

function open(address: string, settings: Partial<Settings> = {}): void {
  window.history.replaceState(null, '', address)
  const analyticsIds = { '120-2024': 'G-TEST123' }
  render(<App settings={{ ...settingsFrom(), analyticsIds, ...settings }} />)
}

const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*=gtag]')]

it('loads the tag of a known tournament before a player is signed in, and once for all players', async () => {
  open(WITHOUT_TOKEN)
  expect(screen.getByText('LOG IN TO PLAY')).toBeDefined()
  await waitFor(() => expect(tags()).toHaveLength(1))
  await goTo(WITHOUT_TOKEN, '&accessToken=one')
  expect(screen.queryByText('LOG IN TO PLAY')).toBeNull()
  await goTo(WITHOUT_TOKEN, '')
  await goTo(WITHOUT_TOKEN, '&accessToken=two')
  expect(tags()).toHaveLength(1)
})

it.each([
  ['the tournament is unknown', '/home', {}],
  ['the tournament has no measurement id', '/home?tournamentId=3-2025', {}],
  ['the tournament is named like a part of every object', '/home?tournamentId=constructor', {}],
  ['consent is asked for and not given', WITHOUT_TOKEN, { analyticsConsent: 'ask' }],
] as const)('loads no tag when %s', async (_when, address, settings) => {
  open(address, settings)
  expect(tags()).toEqual([])
})

it('starts in a browser that refuses its storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is off.', 'SecurityError')
  })
  open(WITHOUT_TOKEN)
  expect(screen.getByText('LOG IN TO PLAY')).toBeDefined()
})
