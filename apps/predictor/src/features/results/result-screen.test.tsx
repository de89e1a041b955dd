import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerElsewhere, callOff, platformWithMatch, publishResults } from '../../../test/launched-game.ts'
import { aMatchWithAResult, announceMoreQuestions, makeUnknown } from '../../../test/odd-matches.ts'
import { openGame, press, refuse } from '../../../test/open-game.tsx'

const RESULT = '/result/f1'
const score = (text: RegExp) => screen.findByRole('heading', { name: text })

it('reports each question as seen once', async () => {
  const platform = openGame(RESULT, { platform: await aMatchWithAResult() })
  expect(await score(/^YOU SCORED.*10 Points$/)).toBeDefined()
  const seen = () => platform.calls.flatMap(({ path }) => (path.includes('widget-impressions') ? [path] : []))
  // The final score is three of them.
  await waitFor(() => expect(new Set(seen()).size).toBe(7))
  expect(seen()).toHaveLength(7)
})

it.each([
  ['more questions than are loaded', announceMoreQuestions],
  ['a question that this version cannot show', makeUnknown],
])('claims no total and offers nothing to share for a match with %s', async (_what, change) => {
  const platform = await aMatchWithAResult()
  change(platform)
  openGame(RESULT, { platform })
  expect(await screen.findByText('Some questions cannot be shown here.')).toBeDefined()
  expect(await score(/^YOU SCORED.*– Points$/)).toBeDefined()
  expect(screen.getByText('Yay! you got it correct')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('is provisional while some questions are pending, and says of a corrected one what it was', async () => {
  const platform = platformWithMatch()
  await answerElsewhere(platform, 'minute.9')
  platform.settle('minute', { 'minute.9': 10 })
  publishResults(platform)
  openGame(RESULT, { platform })
  expect(await screen.findByText('Provisional: 1 of 5 questions decided')).toBeDefined()
  expect(screen.getByText('Yay! you got it correct')).toBeDefined()
  const pending = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Pending'))
  expect(pending.map(({ textContent }) => textContent.includes('Points'))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(screen.queryByText(/Better luck next time!|corrected/i)).toBeNull()
  platform.settle('minute', { 'minute.9': 3, 'minute.11': 10 })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await screen.findByText('Corrected since you last looked (was +10)')).toBeDefined()
  expect(screen.getByText('You were almost correct · 2 minutes away: +3')).toBeDefined()
  expect(screen.getByText(/The leaderboard may take a while to follow\.$/)).toBeDefined()
  expect(await score(/^YOU SCORED.*3 Points$/)).toBeDefined()
})

it('has no total, no place and nothing to share before any question is decided', async () => {
  const platform = openGame(RESULT)
  expect(await score(/^YOU SCORED.*– Points$/)).toBeDefined()
  // They are sent after everything has been read.
  await waitFor(() => expect(platform.calls.some(({ path }) => path.includes('impressions'))).toBe(true))
  expect(screen.queryByText('in Round 10')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('leads from a match that was called off to its picks', async () => {
  const platform = platformWithMatch()
  callOff(platform)
  openGame(RESULT, { platform })
  expect(await screen.findByText(/This match was called off/)).toBeDefined()
  expect(window.location.pathname).toBe('/prediction/f1')
})

it('shows the results alone when the answers could not be read, and claims no correction then or at the next read', async () => {
  const platform = await aMatchWithAResult()
  refuse(/widget-interactions\/\?/)
  openGame(RESULT, { platform })
  await screen.findByRole('button', { name: 'Try again' })
  expect(await score(/^YOU SCORED.*– Points$/)).toBeDefined()
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('result oneWhat about winner?Result: 9 – 9')
  expect(first?.querySelector('[data-verdict]')).toBeNull()
  expect(screen.queryByText(/corrected/i)).toBeNull()
  refuse()
  await press('Try again')
  expect(await score(/^YOU SCORED.*10 Points$/)).toBeDefined()
  expect(screen.queryByText(/corrected/i)).toBeNull()
})

it('shares the result as text through the sheet, with a link that has no token', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  openGame(RESULT, { platform: await aMatchWithAResult() })
  await press('Share')
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  const text = share.mock.lastCall?.[0].text ?? ''
  expect(text).toMatch(/^I scored 10 points in Chiefs v /)
  expect(text).toContain(`Result: ${window.location.origin}/result/f1?tournamentId=120-2024`)
  expect(text).not.toContain('fan-token')
})
