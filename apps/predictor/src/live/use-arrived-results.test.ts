import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFixture } from '../../test/makers.ts'
import { useArrivedResults } from './use-arrived-results.ts'

const awaited = aFixture({ id: 'f1' })
const settled = aFixture({ id: 'f1', isSettled: true })
const other = aFixture({ id: 'f2', isSettled: true })

function arrivals(fixtures: Parameters<typeof useArrivedResults>[0]) {
  return renderHook((shown) => useArrivedResults(shown), { initialProps: fixtures })
}

it('reports no results that were in from the start', () => {
  expect(arrivals([settled, other]).result.current.arrived).toEqual([])
})

it('names the match whose result arrived once, until it is dismissed', () => {
  const { result, rerender } = arrivals([awaited, other])
  rerender([settled, other])
  rerender([{ ...settled }, other])
  expect(result.current.arrived).toEqual([settled])
  act(() => result.current.dismiss())
  expect(result.current.arrived).toEqual([])
})

it('removes a match whose result was opened, and keeps the others', () => {
  const { result, rerender } = renderHook(({ fixtures, openedId }) => useArrivedResults(fixtures, openedId), {
    initialProps: { fixtures: [awaited, { ...other, isSettled: false }], openedId: '' },
  })
  rerender({ fixtures: [settled, other], openedId: '' })
  rerender({ fixtures: [settled, other], openedId: 'f1' })
  expect(result.current.arrived).toEqual([other])
})

it('reports a result that arrived while another round was shown', () => {
  const { result, rerender } = arrivals([awaited])
  rerender([other])
  rerender([settled])
  expect(result.current.arrived).toEqual([settled])
})
