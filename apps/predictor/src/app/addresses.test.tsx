import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMatchOf } from '../../test/odd-matches.ts'
import { form, logged, openGame, press } from '../../test/open-game.tsx'

const EMPTY = 'Predictions for this round will be available once the previous round is complete'
const selectedRound = async () => {
  const rounds = await screen.findAllByRole<HTMLInputElement>('radio')
  return rounds.find(({ checked }) => checked)?.closest('label')?.textContent
}

it.each(['/prediction/unknown', '/result/unknown', '/prediction/foreign', '/result/foreign'])(
  'leads from %s, a fixture that is not of the tournament, to the list, which says so',
  async (path) => {
    openGame(path, { platform: aMatchOf('autumn-tests-2024', 'foreign') })
    expect(await screen.findByText('That match is not available here', { exact: false })).toBeDefined()
    expect(window.location.pathname).toBe('/home/game')
  },
)

it('steps back onto the list from an unknown fixture in a frame, and adds no second entry for the list', async () => {
  vi.stubGlobal('parent', {})
  openGame('/home')
  fireEvent.click((await screen.findByText('Predict now')).closest('a') ?? document.body)
  await form.submit()
  const { state } = window.history
  expect(state).toMatchObject({ idx: 1 })
  window.history.replaceState(state, '', `/prediction/unknown${window.location.search}`)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
  expect(await screen.findByText('That match is not available here', { exact: false })).toBeDefined()
  expect(window.history.state).toMatchObject({ idx: 0 })
})

it('puts round 0 before the first with the pre-season flag, and disables its arrows', async () => {
  openGame('/home', { query: { features: 'preSeason', round: '0' } })
  expect(await screen.findByText(EMPTY)).toBeDefined()
  expect(await selectedRound()).toBe('Pre-season')
  expect(screen.getByRole('button', { name: 'Previous round' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Next round' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: 'Round 1' }))
  await press('Next round')
  await waitFor(async () => expect(await selectedRound()).toBe('Round 2'))
})

const unknownRound = () => screen.queryByText(/^That round is not part of this tournament/)

it('names the round that is shown when the address names an unknown one, and logs the specified error', async () => {
  openGame('/home', { query: { round: '99' } })
  await screen.findByText('Predict now')
  expect(unknownRound()?.textContent).toMatch(/Here is Round 10\.$/)
  expect(logged().join()).toContain('MatchWeek: 99 data not found in config')
  fireEvent.click(screen.getByRole('radio', { name: 'Round 3' }))
  await screen.findByText(EMPTY)
  expect(unknownRound()).toBeNull()
})

it('lists the fixtures of a tournament without rounds with short dates and without arrows', async () => {
  openGame('/home', {
    platform: aMatchOf('autumn-tests-2024', 'f2'),
    // There the parameter names a fixture.
    query: { tournamentId: 'autumn-tests-2024', round: 'f2' },
  })
  expect(await screen.findAllByText(/Apr 27/)).toHaveLength(2)
  expect(screen.queryByText(/Apr 27, 2024/)).toBeNull()
  expect(unknownRound()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull()
})

it.each([
  ['120-2024', 'Overall 30 points.', 'New Zealand, Australia, Fiji, or the UK'],
  ['3-2025', 'Overall 60 points.', 'Germany'],
])('shows the rules of the scoring variant of %s', async (tournamentId, points, countries) => {
  openGame('/home/rules', { query: { tournamentId } })
  expect((await screen.findAllByText(points, { exact: false })).length).toBeGreaterThan(0)
  expect(screen.getByText(countries, { exact: false })).toBeDefined()
})
