import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { platformWithMatch } from '../../../test/launched-game.ts'
import { replaceBoards } from '../../../test/odd-matches.ts'
import { openGame, press, refuse } from '../../../test/open-game.tsx'
import { tournamentById } from '../../config/tournaments.ts'

afterEach(() => void onlineManager.setOnline(true))

const BOARDS = '/home/leaderboard'
const rows = async () => (await screen.findAllByRole('row')).map(({ textContent }) => textContent)

/** Opens the boards with these rows, of rank and nickname: the fan is 'Prop Star'. */
function openBoards(...board: Parameters<typeof replaceBoards>[1]) {
  const platform = platformWithMatch()
  replaceBoards(platform, board)
  return openGame(BOARDS, { platform })
}

/** Rows from one rank to another, each with its own. */
function players(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => [from + at, `Player ${from + at}`] as const)
}

const WILL_BE_CALCULATED = /will be calculated once/

it('shows a fan who is not on the board no rank, and why', async () => {
  openBoards([1, 'Lock Nut'])
  expect(await screen.findByText('No scored round yet')).toBeDefined()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '-',
    'Prop Star',
    '-',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows on an empty board when it will have entries, and the player as unranked', async () => {
  openGame(BOARDS)
  await rows()
  await press('Next')
  expect(await screen.findByText('Leaderboard will be calculated once Round 11 is complete')).toBeDefined()
  expect(screen.getByText('No scored round yet')).toBeDefined()
})

it("leads by its arrows to round 0, where the season's board is still there, and back", async () => {
  openGame(BOARDS, { query: { features: 'preSeason', round: '1' } })
  await press('Previous')
  expect(await screen.findByText('Pre-season')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  expect(await screen.findByText(WILL_BE_CALCULATED)).toBeDefined()
  const board = screen.getByRole('combobox')
  fireEvent.change(board, { target: { value: 'season' } })
  expect((await rows()).join()).toContain('Prop Star')
  expect(screen.queryByText(WILL_BE_CALCULATED)).toBeNull()
  fireEvent.change(board, { target: { value: 'round' } })
  await press('Next')
  expect(await screen.findByText('Round 1')).toBeDefined()
})

it('shows the board of the season while the matches of the current round are not known yet', async () => {
  const platform = platformWithMatch()
  platform.clock.set(Date.parse('2024-04-29T12:00:00Z'))
  openGame(BOARDS, { platform })
  expect(await screen.findByText('Leaderboard will be calculated once Round 11 is complete')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'season' } })
  expect((await rows()).join()).toContain('Prop Star')
})

it('keeps the board of the season when the player declines what a link offers', async () => {
  openGame(BOARDS, { hash: '#mates=1&board=b2&name=Office&ids=ann.bob', state: { usr: { board: 'season' } } })
  await press('Not now')
  expect(window.location.hash).toBe('')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'season')
})

it('shows the board of the season again to a player who comes back to it', async () => {
  openGame(BOARDS)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'season' } })
  fireEvent.click(screen.getByRole('link', { name: 'How to play' }))
  await press('Close')
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'season')
})

it('offers no round after the last', async () => {
  const last = tournamentById('120-2024').tournament.matchWeeks.at(-1)
  openGame(BOARDS, { query: { round: last?.id ?? '' } })
  expect(await screen.findByText(last?.label ?? '')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
})

it('gives players on the same points one rank with its sign, in the order they came in, and shows every name as text', async () => {
  openBoards([1, 'Lock Nut'], [1, '<b>bold</b>'], [3, '\u200b\u200b'])
  await screen.findByText('<b>bold</b>')
  const [, first, second, third] = await rows()
  expect(first).toMatch(/=1.*Lock Nut.*1,233/)
  expect(second).toMatch(/=1.*<b>bold<\/b>/)
  expect(third).toMatch(/^3.*Player [0-9a-f]{6}/)
  expect(screen.getByText('Level on points? The better final score prediction goes first.')).toBeDefined()
})

it('keeps the focus on the button for more names while they load and after a failure, and leaves it at the end to the last name above', async () => {
  openBoards(...players(1, 120))
  const more = await screen.findByRole('button', { name: /^Show more/ })
  refuse(/start=[1-9]/)
  more.focus()
  fireEvent.click(more)
  expect(await screen.findByText('More names could not be loaded.')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Try again/)
  expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1)
  // The table ends with names, not with a section that reads the next ones when it comes near.
  expect(screen.getByRole('table').lastElementChild?.textContent).toContain('Player 50')
  refuse()
  fireEvent.click(document.activeElement ?? document.body)
  await waitFor(() => expect(screen.queryByText('More names could not be loaded.')).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/^Show more/)
  fireEvent.click(document.activeElement ?? document.body)
  await screen.findByText('Player 120')
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Player 100/ }))
})

const ownRank = () => screen.getAllByRole('definition')[0]

it('shows how far the next place is, and the move since the last visit', async () => {
  const platform = openBoards([1, 'Lock Nut'], [5, 'Prop Star'])
  expect(await screen.findByText('4 points behind #1')).toBeDefined()
  cleanup()
  replaceBoards(platform, [
    [1, 'Lock Nut'],
    [2, 'Prop Star'],
  ])
  openGame(BOARDS, { platform })
  expect(await screen.findByText('1 point behind #1')).toBeDefined()
  expect(screen.getByText(/up 3 since your last visit/)).toBeDefined()
})

it('shows a shared first place in the same way in the own place and in the table, with its medal', async () => {
  openBoards([1, 'Lock Nut'], [1, 'Prop Star'], [3, 'Maul Rat'])
  expect(await screen.findByText('Level at the top')).toBeDefined()
  expect(ownRank()?.textContent).toBe('=1')
  expect(ownRank()?.firstElementChild?.getAttribute('data-tone')).toBe('gold')
  const own = screen.getByRole('row', { name: /Prop Star/ })
  expect(own.textContent).toMatch(/^=1/)
  expect(own.dataset).toMatchObject({ tone: 'gold', own: 'true' })
})

it('shows the own place from the rows when the row of the player alone cannot be read', async () => {
  refuse(/entries\/[^?]/)
  openBoards([1, 'Lock Nut'], [5, 'Prop Star'])
  expect(await screen.findByText('4 points behind #1')).toBeDefined()
  expect(ownRank()?.textContent).toBe('#5')
  expect(screen.getByRole('row', { name: /Prop Star/ }).dataset['own']).toBe('true')
})

it('reads the names around a player far down the board, and shows their shared rank where it is pinned', async () => {
  openBoards(...players(1, 60), [61, 'Lock Nut'], [61, 'Prop Star'])
  expect(await screen.findByText('1 point behind #60')).toBeDefined()
  expect(ownRank()?.textContent).toBe('=61')
  expect(screen.getByRole('row', { name: /Prop Star/ }).textContent).toMatch(/^=61/)
})

it('shows how names at the top have moved to a player who went to the names around them', async () => {
  const rest = players(3, 62)
  const platform = openBoards([1, 'Lock Nut'], [2, 'Maul Rat'], ...rest, [63, 'Prop Star'])
  await press(/^Around me/)
  await screen.findByText('Player 62')
  cleanup()
  replaceBoards(platform, [[2, 'Lock Nut'], [1, 'Maul Rat'], ...rest, [63, 'Prop Star']])
  openGame(BOARDS, { platform })
  expect((await screen.findByRole('row', { name: /Maul Rat/ })).textContent).toContain('up 1')
})

it('starts another board with its first names', async () => {
  openBoards(...players(1, 62), [63, 'Prop Star'])
  await press(/^Around me/)
  await screen.findByText('Player 62')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'season' } })
  expect(await screen.findByRole('button', { name: /^Around me/ })).toBeDefined()
  expect(await screen.findByText('Player 1')).toBeDefined()
})

it("shows no rows of another board on a mates' board that cannot be read", async () => {
  openGame(BOARDS)
  await rows()
  await press("Start a mates' board")
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Pub team' } })
  await press('Create')
  await screen.findByText('Only you are on it so far. Share the link with your mates.')
  expect((await rows()).join()).toContain('Prop Star')
  act(() => onlineManager.setOnline(false))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'season' } })
  expect(screen.queryByRole('row')).toBeNull()
  expect(screen.getByText(/^You are offline. The leaderboard/)).toBeDefined()
  expect(ownRank()?.textContent).toBe('-')
})

it('keeps the last rows without a connection, and says of a board that was not read when it comes', async () => {
  openGame(BOARDS)
  await rows()
  act(() => onlineManager.setOnline(false))
  expect((await rows()).join()).toContain('Prop Star')
  await press('Next')
  expect(
    await screen.findByText('You are offline. The leaderboard is shown as soon as you are connected again.'),
  ).toBeDefined()
})
