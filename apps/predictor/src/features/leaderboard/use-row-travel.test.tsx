import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowTravel } from './use-row-travel.ts'

const ROW_HEIGHT = 52

/** The start of each animation; jsdom has none of its own, and no layout. */
const starts: unknown[] = []
let isMotionReduced = false

beforeEach(() => {
  starts.length = 0
  isMotionReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
  Object.assign(HTMLElement.prototype, { animate: ([start]: readonly Keyframe[]) => starts.push(start) })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

interface BoardProps {
  readonly rank?: number
  readonly seenRank?: number
  readonly isListed?: boolean
}

function Board({ rank, seenRank, isListed = true }: BoardProps) {
  const list = useRef<HTMLDivElement>(null)
  useRowTravel(list, { rank, seenRank })
  return (
    <div ref={list}>
      <table>
        <tbody>
          <tr data-own={isListed || undefined} />
        </tbody>
      </table>
    </div>
  )
}

const from = (rows: number) => ({ transform: `translateY(${rows * ROW_HEIGHT}px)` })

it('lets the row travel from the rank of the last visit, up or down', () => {
  render(<Board rank={5} seenRank={8} />)
  render(<Board rank={5} seenRank={3} />)
  expect(starts).toEqual([from(3), from(-2)])
})

it('lets the row travel when the rank changes while the board is open, and cuts a long way', () => {
  const { rerender } = render(<Board rank={40} />)
  expect(starts).toEqual([])
  rerender(<Board rank={12} />)
  rerender(<Board rank={12} />)
  expect(starts).toEqual([from(6)])
})

it('waits until the row is rendered and the player is known', () => {
  const { rerender } = render(<Board isListed={false} />)
  rerender(<Board rank={2} seenRank={4} isListed={false} />)
  expect(starts).toEqual([])
  rerender(<Board rank={2} seenRank={4} />)
  expect(starts).toEqual([from(2)])
})

it('moves nothing with reduced motion', () => {
  isMotionReduced = true
  render(<Board rank={5} seenRank={8} />)
  expect(starts).toEqual([])
})
