import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { aFixture, cacheRound, someAnswers, someQuestions } from '../../../../test/makers.ts'
import { confirmedSavesOf } from '../../../device/player-records.ts'
import type { Player } from '../../../platform/profile.ts'
import { keys } from '../../../queries/keys.ts'
import { createQueryClient } from '../../../queries/query-client.ts'
import { SuccessScreen } from './success-screen.tsx'

afterEach(() => void vi.useRealTimers())

const QUESTIONS = { ...someQuestions(), fixture: aFixture({ id: 'f0' }) }
const SAVED = someAnswers({
  prediction: { minute: { kind: 'minute', value: 9 }, winner: { kind: 'match-result', home: 27, away: 19 } },
})
const PLAYER: Player = { id: 'fan', nickname: 'Ann', isWelcomed: true, predictedFixtureIds: new Set() }

/** The match next to its own link in the list, and the path of the page. */
function Match() {
  const { pathname } = useLocation()
  const [isOpenAgain, setIsOpenAgain] = useState(false)
  return (
    <>
      <Link to="/prediction/f0">Same match</Link>
      {isOpenAgain ? (
        <p>open again</p>
      ) : (
        <SuccessScreen questions={QUESTIONS} savedAnswers={SAVED} onStay={() => setIsOpenAgain(true)} />
      )}
      <output>{pathname}</output>
    </>
  )
}

function succeed(now: string, pending: readonly string[] = []): void {
  const game = aGame()
  for (const id of pending) confirmedSavesOf(game.playerStore()).change(id, {})
  const client = createQueryClient()
  // It has the match 'f1'.
  cacheRound(client, '120-2024 | 10', [])
  client.setQueryData(keys.player(), PLAYER)
  const engagement = { ...game.engagement, clockSkewMs: 0, now: () => Date.parse(now) }
  render(<Match />, inGame({ game: { ...game, engagement }, client, path: '/prediction/f0' }))
}

const status = () => screen.getByText('Success').closest('[role=status]')

it('shows the specified words, the way to the next match with its time, and then a slip of the answers', () => {
  vi.useFakeTimers()
  vi.setSystemTime('2024-04-27T05:30:00Z')
  succeed('2024-04-27T05:30:00Z')
  expect(status()?.textContent).toBe('SuccessReturning to the fixture list.')
  expect(document.activeElement).toBe(status())
  const next = screen.getByRole('link', { name: /^Next: Chiefs v Blues closes in 1h 35m$/ })
  expect(next.getAttribute('href')).toMatch(/^\/prediction\/f1/)
  const slip = screen.getByText('What about winner?').closest('dl') ?? document.body
  expect(next.compareDocumentPosition(slip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(slip.textContent).toBe('What about winner?27 – 19What about minute?9')
})

it('opens the list two seconds later', () => {
  vi.useFakeTimers()
  succeed('2024-04-27T05:30:00Z')
  act(() => vi.advanceTimersByTime(2000))
  expect(screen.getByText('/home')).toBeDefined()
})

it.each([
  ['a touch', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('stays after %s, and then says no more that it returns', (_what, interrupt) => {
  vi.useFakeTimers()
  succeed('2024-04-27T05:30:00Z')
  interrupt()
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('/prediction/f0')).toBeDefined()
  expect(status()?.textContent).toBe('SuccessEverything is saved.')
  expect(screen.getByRole('link', { name: 'Back to fixtures' })).toBeDefined()
})

it('stays with the match when the player opens it again meanwhile', () => {
  vi.useFakeTimers()
  succeed('2024-04-27T05:30:00Z')
  fireEvent.click(screen.getByRole('link', { name: 'Same match' }))
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('open again')).toBeDefined()
  expect(screen.getByText('/prediction/f0')).toBeDefined()
})

it('names no match whose prediction the device still has to write to the profile', () => {
  succeed('2024-04-27T05:30:00Z', ['f1'])
  expect(screen.queryByRole('link', { name: /Next/ })).toBeNull()
})
