import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { platformWithMatch, publishResults } from '../../test/launched-game.ts'
import { answer, logged, openGame, press, refuse } from '../../test/open-game.tsx'

// The rows of the error catalogue (specification, section 8) that need no browser.

const GENERIC = 'Something went wrong, please check back later.'
const LOG_IN = 'You need to be logged in to make predictions.'
const UNKNOWN = 'This link names a tournament that is not played here. Check the link you came with.'

it.each([
  ['Tournament Id not found', { tournamentId: '' }, 'ERROR', GENERIC, ['RETRY']],
  ['Tournament unknown', { tournamentId: '999' }, 'NO SUCH TOURNAMENT', UNKNOWN, ['RETRY']],
  ['Access Token not found', { accessToken: '' }, 'LOG IN TO PLAY', LOG_IN, []],
  ['Access Token of no player', { accessToken: 'unknown' }, 'LOG IN TO PLAY', LOG_IN, []],
] as const)(
  '%s: a screen of its own, and its error in the log',
  async (_case, query, title, text, buttons) => {
    openGame('/home', { query })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
    await waitFor(() => expect(logged().join()).toMatch(/\[touchline\] A screen stopped \w+: /))
  },
)

it("shows 'ERROR' with RETRY when the application cannot be read, after one request", async () => {
  const platform = platformWithMatch()
  platform.inject({ path: /applications\/[^/]+\/$/, fault: { status: 503 } })
  openGame('/home', { platform })
  expect(await screen.findByRole('heading', { name: 'ERROR' })).toBeDefined()
  expect(screen.getByText(GENERIC)).toBeDefined()
  expect(screen.getByRole('button', { name: 'RETRY' })).toBeDefined()
  expect(platform.calls).toHaveLength(1)
})

describe('a nickname that was not saved', () => {
  it.each([
    ['status 400', { status: 400 }, 'Please choose another nickname.'],
    ['status 409', { status: 409 }, 'Please choose another nickname. This one is already in use.'],
    ['status 500', { status: 500 }, 'Something went wrong.'],
    ['no connection', 'drop-before-write', 'Something went wrong.'],
  ] as const)(
    'keeps its text and the focus with %s, and its message goes with a change',
    async (_case, fault, text) => {
      const platform = openGame('/profile')
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' })
      platform.inject({ method: 'PATCH', path: 'profile/', fault, times: 10 })
      field.focus()
      await answer(Promise.resolve(field), 'Tight Head')
      await press(/^Confirm/)
      expect(await screen.findByText(text)).toBeDefined()
      expect(field.value).toBe('Tight Head')
      expect(document.activeElement).toBe(field)
      await answer(Promise.resolve(field), 'Tight Head 2')
      expect(screen.queryByText(text)).toBeNull()
      expect(screen.getByRole('button', { name: /^Confirm/ })).toHaveProperty('disabled', false)
    },
  )
})

it.each([
  ['the list of matches', '/home', /programs\/\?/, 'The fixtures could not be loaded.', 'Predict now'],
  ['a board', '/home/leaderboard', /entries\?/, 'Could not load the leaderboard', 'Your Rank'],
  [
    'what names the boards',
    '/home/leaderboard',
    /programs\/\?/,
    'Could not load the leaderboard',
    'Your Rank',
  ],
  [
    'the questions',
    '/prediction/f1',
    /widgets\/\?/,
    'The questions could not be loaded.',
    'What about minute?',
  ],
  [
    'the answers under a form',
    '/prediction/f1',
    /widget-interactions\/\?/,
    'Your earlier answers could not be read. Nothing can be submitted until they are.',
    'What about minute?',
  ],
  [
    'the answers under a result',
    '/result/f1',
    /widget-interactions\/\?/,
    'Your answers could not be read, so only the results are shown.',
    'You said:',
  ],
] as const)(
  'names %s that could not be read, and reads again on request',
  async (_what, path, calls, text, shown) => {
    const platform = platformWithMatch()
    if (path === '/result/f1') publishResults(platform)
    refuse(calls)
    openGame(path, { platform })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
    refuse()
    await press('Try again')
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(screen.queryByText(text)).toBeNull()
  },
)
