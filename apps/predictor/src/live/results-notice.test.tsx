import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { aFixture } from '../../test/makers.ts'
import { ResultsNotice } from './results-notice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const awaited = aFixture({ id: 'f1' })
const settled = aFixture({ id: 'f1', isSettled: true })
const other = aFixture({ id: 'f2', home: { name: 'Hurricanes' }, isSettled: true })

type Fixtures = Parameters<typeof ResultsNotice>[0]['fixtures']

/** Renders the notice for each read of the fixtures. */
function show(first: Fixtures, ...later: readonly Fixtures[]): void {
  const { rerender } = render(<ResultsNotice fixtures={first} />, inGame())
  for (const fixtures of later) rerender(<ResultsNotice fixtures={fixtures} />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const isShown = () => screen.queryByText('Results are in') !== null

it('shows no results that were in from the start', () => {
  show([settled, other])
  expect(isShown()).toBe(false)
})

it('names a fixture whose result arrives, once', () => {
  show([awaited, other], [settled, other], [{ ...settled }, other])
  expect(screen.getByText('Chiefs v Blues')).toBeTruthy()
})

it('names every fixture whose result arrives, also one that arrived while another round was shown', () => {
  show([awaited, { ...other, isSettled: false }], [settled], [other])
  expect(screen.getByText('Chiefs v Blues, Hurricanes v Blues')).toBeTruthy()
})

it('removes a result that is opened', () => {
  show([awaited], [settled])
  fireEvent.click(screen.getByText('See the result'))
  expect(isShown()).toBe(false)
})

it('removes a result that is opened from the list', () => {
  const notice = (fixtures: Fixtures) => (
    <>
      <Link to="/result/f1">Chiefs</Link>
      <ResultsNotice fixtures={fixtures} />
    </>
  )
  const { rerender } = render(notice([awaited]), inGame())
  rerender(notice([settled]))
  fireEvent.click(screen.getByText('Chiefs'))
  expect(isShown()).toBe(false)
})

it('disappears automatically, so that it covers nothing for long', () => {
  show([awaited], [settled])
  pass(11_999)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})
