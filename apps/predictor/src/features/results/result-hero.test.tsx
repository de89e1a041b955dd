import { render, screen } from '@testing-library/react'
import { type Score, type Settlement, settle } from '@touchline/game-rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { aResult } from '../../../test/makers.ts'
import { ResultHero } from './result-hero.tsx'

// jsdom has no matchMedia. Reduced motion shows the total at once.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
const pending = settle({ chosenPoints: undefined, maxPoints: 0 })
const missed = settle({ chosenPoints: 0, maxPoints: 10 })
const almost = settle({ chosenPoints: 5, maxPoints: 10 })

function aHero(settlements: readonly Settlement[], score?: Score) {
  const results = settlements.map((settlement, place) => {
    const { question } = aResult()
    return aResult({ question: { ...question, id: `q${place}` }, settlement })
  })
  const teams = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
  return <ResultHero results={results} isTotalKnown teams={teams} score={score} hasCorrection={false} />
}

it.each([
  [[pending, pending], 'YOU SCORED – Points', 'before any question is decided'],
  [[missed, pending], 'YOU SCORED 0 Points', 'once one question is decided'],
  [[missed, missed], 'YOU SCORED 0 Points', 'once all are decided'],
  [[], 'YOU SCORED – Points', 'without a question'],
])('of %j reads %s: %s', (settlements, text, _why) => {
  render(aHero(settlements))
  expect(screen.getByRole('heading', { name: text })).toBeTruthy()
})

it('has the real score between the badges, and a dash until it is known', () => {
  const { rerender } = render(aHero([missed]))
  const shown = () => screen.getByRole('img', { name: 'Chiefs' }).parentElement?.textContent
  expect(shown()).toContain('–')
  rerender(aHero([missed], { home: 39, away: 0 }))
  expect(shown()).toContain('39 – 0')
})

it('names the highest total once every question is decided', () => {
  const { rerender } = render(aHero([almost, pending]))
  expect(screen.queryByText(/^of /)).toBeNull()
  rerender(aHero([almost, missed]))
  expect(screen.getByText('of 20')).toBeTruthy()
})

it('fills each segment by the share of its points', () => {
  const { container } = render(aHero([almost, missed, pending]))
  const segments = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style)
  expect(segments.map(({ backgroundSize }) => backgroundSize)).toEqual(['50% 100%', '0% 100%', '0% 100%'])
})
