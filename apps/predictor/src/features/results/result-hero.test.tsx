import { cleanup, render, screen } from '@testing-library/react'
import { settle, totalPoints } from '@touchline/game-rules'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResultHero } from './result-hero.tsx'

// jsdom has no matchMedia. Reduced motion shows the total at once.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MATCH = { teams: { home: { name: 'Chiefs' }, away: { name: 'Blues' } }, score: undefined }
const pending = settle({ chosenPoints: undefined, maxPoints: 0 })
const missed = settle({ chosenPoints: 0, maxPoints: 10 })

it.each([
  [[pending, pending], 'YOU SCORED – Points', 'before any question is decided'],
  [[missed, pending], 'YOU SCORED 0 Points', 'once one question is decided'],
  [[missed, missed], 'YOU SCORED 0 Points', 'once all are decided'],
  [[], 'YOU SCORED – Points', 'without a question'],
])('of %j reads %s: %s', (settlements, text, _why) => {
  render(
    <ResultHero
      {...MATCH}
      total={totalPoints(settlements)}
      count={settlements.length}
      hasCorrection={false}
    />,
  )
  expect(screen.getByRole('heading', { name: text })).toBeTruthy()
})

it('has the real score between the badges above the points, once it is known', () => {
  const total = totalPoints([missed])
  const { rerender } = render(<ResultHero {...MATCH} total={total} count={1} hasCorrection={false} />)
  expect(screen.queryByRole('img', { name: 'Chiefs' })).toBeNull()
  rerender(
    <ResultHero {...MATCH} score={{ home: 39, away: 0 }} total={total} count={1} hasCorrection={false} />,
  )
  expect(screen.getByRole('img', { name: 'Chiefs' }).parentElement?.textContent).toContain('39 – 0')
})
