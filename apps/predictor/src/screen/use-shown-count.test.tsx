import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useShownCount } from './use-shown-count.ts'

afterEach(cleanup)

function shownCounts(all: number, first: number): readonly number[] {
  const counts: number[] = []
  function List() {
    counts.push(useShownCount(all, first))
    return null
  }
  render(<List />)
  return counts
}

it('renders the first items, then one more at a time', () => {
  expect(shownCounts(5, 2)).toEqual([2, 3, 4, 5])
})

it('renders a short list at once', () => {
  expect(new Set(shownCounts(1, 2))).toEqual(new Set([1]))
})
