import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platformWithMatch, publishResults } from '../../test/launched-game.ts'
import { form, holdCalls, openGame } from '../../test/open-game.tsx'

const APPLICATION = 'applications/test-client/'
const PROFILE = 'applications/test-client/profile/'
const ANSWERS = expect.stringContaining('widget-interactions')
const ENTRIES = expect.stringMatching(/entries$/)
const OWN_ENTRY = expect.stringMatching(/entries\/.+$/)

it.each([
  ['/home', [[APPLICATION], [PROFILE, 'programs/']], 'Predict now'],
  ['/home/leaderboard', [[APPLICATION], [PROFILE, 'programs/'], [ENTRIES, OWN_ENTRY]], 'Your Rank'],
  ['/home/rules', [[APPLICATION], [PROFILE]], 'Who can win'],
  ['/profile', [[APPLICATION], [PROFILE]], 'Confirm'],
  [
    '/prediction/f1',
    [[APPLICATION], [PROFILE, 'programs/f1/'], ['programs/f1/widgets/', ANSWERS]],
    'What about minute?',
  ],
  [
    '/result/f1',
    [[APPLICATION], [PROFILE, 'programs/f1/'], ['programs/f1/widgets/', ANSWERS]],
    'What about minute?',
  ],
] as const)(
  'opens %s by its address with its title at once and the fewest round trips, and reads nothing twice',
  async (path, trips, shown) => {
    const platform = platformWithMatch()
    if (path === '/result/f1') publishResults(platform)
    const { requested, release } = holdCalls()
    openGame(path, { platform })
    const expected: string[] = []
    for (const trip of trips) {
      expected.push(...trip)
      await waitFor(() => expect(requested.toSorted()).toEqual(expect.arrayContaining(expected)))
      // The frame with its title does not wait.
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
      expect(new Set(requested).size).toBe(requested.length)
      await release()
    }
    expect(await screen.findByText(shown)).toBeDefined()
    // The list of fixtures, only if it is shown.
    const lists = (paths: readonly string[]) => paths.filter((one) => one === 'programs/')
    expect(lists(requested)).toEqual(lists(expected))
  },
)

it('opens a fixture from the list with one round trip, and again with none', async () => {
  const platform = openGame('/home')
  const open = async () => {
    fireEvent.click(await screen.findByText('Predict now'))
    await form.minute()
    fireEvent.click(screen.getAllByRole('link', { name: 'Back to fixtures' })[0] ?? document.body)
    await screen.findByText('Predict now')
  }
  await screen.findByText('Predict now')
  const { requested, release } = holdCalls()
  fireEvent.click(screen.getByText('Predict now'))
  await waitFor(() => expect(requested).toEqual(expect.arrayContaining(['programs/f1/widgets/', ANSWERS])))
  await release()
  await form.minute()
  fireEvent.click(screen.getAllByRole('link', { name: 'Back to fixtures' })[0] ?? document.body)
  platform.forgetCalls()
  await open()
  // Polls of the timeline aside.
  const reads = platform.calls.filter(({ method, path }) => method === 'GET' && !path.includes('ordering'))
  expect(reads).toEqual([])
})

it('reads the round that the address names, and no other', async () => {
  const platform = platformWithMatch()
  const { requested, release } = holdCalls()
  openGame('/home', { platform, query: { round: '3' } })
  for (const call of [APPLICATION, 'programs/']) {
    await waitFor(() => expect(requested).toContain(call))
    await release()
  }
  await screen.findByText(/^Predictions for this round will be available/)
  const lists = platform.calls.filter(({ path }) => path.includes('programs/?'))
  expect(lists.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('title'))).toEqual([
    '120-2024 | 3',
  ])
})
