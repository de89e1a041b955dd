import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { aProfile } from '@touchline/engagement-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { callOff, platformWithMatch } from '../../test/launched-game.ts'
import { moveMatch } from '../../test/odd-matches.ts'
import { answer, form, goTo, openGame, press, reloadGame, supply } from '../../test/open-game.tsx'

// Consent loads the tag.
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const path = () => window.location.pathname
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

it.each(['/', '/nowhere', '/home/nowhere', '/welcome'])(
  'leads a welcomed fan from %s to the list with every parameter',
  async (address) => {
    openGame(address, { query: { features: 'preSeason' } })
    expect(await screen.findByText('Predict now')).toBeDefined()
    expect(path()).toMatch(/^\/home(\/game)?$/)
    expect(window.location.search).toBe('?tournamentId=120-2024&accessToken=fan-token&features=preSeason')
  },
)

it('selects the tab of the path, which may end in a slash, back and forth', async () => {
  openGame('/home/leaderboard/')
  expect(await screen.findByText('Your Rank')).toBeDefined()
  expect([selectedTab(), document.title]).toEqual(['Leaderboards', expect.stringMatching(/^Leaderboards/)])
  fireEvent.click(screen.getByRole('tab', { name: 'fixtures' }))
  expect(await screen.findByText('Predict now')).toBeDefined()
  expect([selectedTab(), path()]).toEqual(['fixtures', '/home/game'])
  act(() => window.history.back())
  await waitFor(() => expect(selectedTab()).toBe('Leaderboards'))
})

it('leaves an error screen behind when the fan goes elsewhere', async () => {
  const platform = platformWithMatch()
  platform.inject({ path: /\/profile\/$/, fault: { status: 404 } })
  openGame('/home', { platform })
  expect(await screen.findByRole('heading', { name: 'ERROR' })).toBeDefined()
  await goTo('/home/rules')
  expect(await screen.findByText('Final score')).toBeDefined()
})

it.each([
  ['player', { accessToken: 'other-token' }, 'Hooker Hero'],
  ['tournament', { tournamentId: '3-2025' }, 'Men’s 2025'],
] as const)(
  'starts a session of another %s in the address, without a reload',
  async (_what, parameter, name) => {
    const platform = platformWithMatch()
    const custom_data = JSON.stringify({ hideWelcomeScreen: true })
    const profile = aProfile({ id: 'other', nickname: 'Hooker Hero', custom_data })
    platform.addProfile({ profile, token: 'other-token' })
    openGame('/home/leaderboard', { platform })
    await screen.findByText('Your Rank')
    await supply(parameter)
    expect(await screen.findByText(name)).toBeDefined()
  },
)

it('follows what the platform decides about the open match, and keeps what was entered', async () => {
  const platform = openGame('/home')
  const readAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  fireEvent.click(await screen.findByText('Predict now'))
  await answer(form.minute(), '9')
  moveMatch(platform, '2024-04-29T07:05:00Z')
  readAgain()
  expect(await screen.findByText(/^Kick-off was moved to Mon, Apr 29, 2024, /)).toBeDefined()
  expect(await screen.findByText(/^2d .* until predictions close$/)).toBeDefined()
  expect((await form.minute()).value).toBe('9')
  callOff(platform)
  readAgain()
  expect(await screen.findByText(/^This match was called off, and it earns no points\./)).toBeDefined()
  await waitFor(() => expect(screen.queryAllByRole('slider')).toEqual([]))
  await goTo('/home')
  expect(await screen.findByText('VOID')).toBeDefined()
})

it('shows the current nickname on the profile', async () => {
  openGame('/profile')
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Prop Star')
})

it('closes the rules one step back, and the profile to the list if it was opened first', async () => {
  openGame('/home/leaderboard')
  fireEvent.click(await screen.findByRole('link', { name: 'How to play' }))
  await screen.findByRole('heading', { name: 'RULES' })
  await press('Close')
  await waitFor(() => expect(path()).toBe('/home/leaderboard'))
  openGame('/profile')
  fireEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body)
  await waitFor(() => expect(path()).toBe('/home'))
})

it.each([
  ['/prediction/f1', ''],
  ['/result/f1', ''],
  ['/home/leaderboard', '#mates=1&board=b1&name=Sunday&ids=ann.bob'],
])(
  'leads a new fan who opens %s%s on to it from the welcome page, also after a reload',
  async (address, hash) => {
    const platform = platformWithMatch()
    platform.addProfile({ profile: aProfile({ custom_data: '{}' }), token: 'new-token' })
    openGame(address, { platform, query: { accessToken: 'new-token' }, hash })
    expect(await screen.findByRole('heading', { name: 'WELCOME' })).toBeDefined()
    expect(path()).toBe('/welcome')
    reloadGame(platform)
    await answer(screen.findByRole('textbox', { name: 'Nickname' }), 'Pool Stranger')
    await press(/^Confirm/)
    await waitFor(() => expect(path()).toBe(address))
    expect(window.location.search).toContain('accessToken=new-token')
    expect(window.location.hash).toBe(hash)
    const saved = [...platform.state.profiles.values()].find(({ nickname }) => nickname === 'Pool Stranger')
    expect(saved?.custom_data).toBe('{"hideWelcomeScreen":true}')
  },
)

it.each([
  [false, 'https://host.example', 'Allow'],
  [true, undefined, 'Refuse'],
])(
  'asks for consent, in a frame: %s, with the host page %s, and leaves the focus of %s to the heading',
  async (isFramed, host, choice) => {
    openToAsk(isFramed, host)
    const button = await screen.findByRole('button', { name: choice })
    button.focus()
    fireEvent.click(button)
    expect(button.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'PREDICTOR' }))
  },
)

it('leaves the question of consent to the host page around a frame', async () => {
  openToAsk(true, 'https://host.example')
  await screen.findByText('Predict now')
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

function openToAsk(isFramed: boolean, host: string | undefined): void {
  if (isFramed) vi.stubGlobal('parent', { postMessage: () => undefined })
  const hostOrigins = host === undefined ? [] : [host]
  openGame('/home', {
    settings: { analyticsConsent: 'ask', analyticsIds: { '120-2024': 'G-TEST' }, hostOrigins },
  })
}
