import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../theme/tokens.css'
import { DataTable, type DataTableProps, type RowTone } from './data-table.tsx'

afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
  document.documentElement.style.cssText = ''
})

type Line = { readonly name: string }

const names = (count: number, from = 0): Line[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Player ${from + index + 1}` }))

function table(props: Partial<DataTableProps<Line>>) {
  return (
    <DataTable
      caption="Board"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
      rows={[]}
      rowKey={({ name }) => name}
      {...props}
    />
  )
}

const shownRows = () => document.querySelectorAll('tbody tr')

it('renders the first section and the rows near the viewport of a long table, without layout shifts', async () => {
  const { rerender } = render(table({ rows: names(1000) }))
  const { height } = screen.getByRole('table').getBoundingClientRect()
  rerender(table({ rows: names(1000), rowsPerSection: 50 }))
  await waitFor(() => expect(shownRows().length).toBeLessThanOrEqual(150))
  expect(screen.getByRole('row', { name: 'Player 1' })).toBeTruthy()
  expect(screen.getByRole('table').getBoundingClientRect().height).toBe(height)
  window.scrollTo(0, height / 2)
  await screen.findByRole('row', { name: 'Player 500' })
  await waitFor(() => expect(shownRows().length).toBeLessThanOrEqual(250))
  expect(screen.getByRole('row', { name: 'Player 1' })).toBeTruthy()
  expect(screen.queryByRole('row', { name: 'Player 151' })).toBeNull()
  expect(screen.getByRole('table').getBoundingClientRect().height).toBe(height)
})

it('sticks the own row and a pinned row to the edges of the visible part and of the safe area', async () => {
  document.documentElement.style.cssText =
    '--tl-visible-start: 100px; --tl-safe-start: 47px; --tl-safe-end: 34px'
  const board = { rows: names(1000), rowsPerSection: 50 }
  const { rerender } = render(table({ ...board, isOwnRow: ({ name }) => name === 'Player 500' }))
  const cell = (name: string) => screen.getByRole('rowheader', { name }).getBoundingClientRect()
  expect(cell('Player 500').bottom).toBeCloseTo(window.innerHeight - 34, 0)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await screen.findByRole('row', { name: 'Player 1000' })
  expect(cell('Player 500').top).toBeCloseTo(147, 0)
  window.scrollTo(0, 0)
  rerender(table({ ...board, pinnedRow: { name: 'Player 4370' } }))
  expect(cell('Player 4370').bottom).toBeCloseTo(window.innerHeight - 34, 0)
})

it('exposes the total number of rows and the index of each row to screen readers', () => {
  render(table({ rows: names(60, 200), rowsPerSection: 50, firstRowIndex: 200, totalRows: 5000 }))
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getByRole('row', { name: 'Name' }).getAttribute('aria-rowindex')).toBe('1')
  expect(screen.getByRole('row', { name: 'Player 201' }).getAttribute('aria-rowindex')).toBe('202')
  expect(screen.getByRole('row', { name: 'Player 260' }).getAttribute('aria-rowindex')).toBe('261')
})

it('sets no row indexes in a short table', () => {
  render(table({ rows: names(3), rowsPerSection: 50 }))
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  expect(screen.getAllByRole('row')).toHaveLength(4)
})

it('keeps a gap for unloaded rows before the first, and calls onNearStart when it comes near', async () => {
  const onNearStart = vi.fn()
  const part = { rows: names(100, 400), rowsPerSection: 50, firstRowIndex: 400, onNearStart }
  const { rerender } = render(table(part))
  await waitFor(() => expect(onNearStart).toHaveBeenCalled())
  const height = () => screen.getByRole('table').getBoundingClientRect().height
  expect(height()).toBeGreaterThan(400 * 45)
  rerender(table({ ...part, rowsBefore: 50 }))
  expect(height()).toBeLessThan(200 * 60)
})

it('calls onNearStart again when it is given again and the gap is still near', async () => {
  const onNearStart = vi.fn()
  const part = { rows: names(100, 400), rowsPerSection: 50, firstRowIndex: 400, rowsBefore: 400 }
  const { rerender } = render(table({ ...part, onNearStart }))
  await waitFor(() => expect(onNearStart).toHaveBeenCalledTimes(1))
  rerender(table(part))
  expect(screen.getByRole('table').getBoundingClientRect().height).toBeGreaterThan(400 * 45)
  rerender(table({ ...part, onNearStart }))
  await waitFor(() => expect(onNearStart).toHaveBeenCalledTimes(2))
})

it('calls onNearEnd when the end of the rows comes near, and not before', async () => {
  const onNearEnd = vi.fn()
  render(table({ rows: names(100), onNearEnd }))
  await new Promise(requestAnimationFrame)
  expect(onNearEnd).not.toHaveBeenCalled()
  window.scrollTo(0, document.body.scrollHeight)
  await waitFor(() => expect(onNearEnd).toHaveBeenCalled())
})

const MEDALS = ['gold', 'silver', 'bronze'] as const

function board(tones: readonly (RowTone | undefined)[], more: Partial<DataTableProps<Line>> = {}) {
  const rows = names(tones.length)
  return table({
    rows,
    columns: [
      { id: 'rank', header: 'Rank', kind: 'number', cell: ({ name }) => name.replace('Player ', '') },
      { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
      { id: 'points', header: 'Points', kind: 'number', cell: () => 100 },
    ],
    rowTone: (row) => tones[rows.indexOf(row)],
    podium: true,
    ...more,
  })
}

const boxOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).getBoundingClientRect()

it('draws the first three rows as a podium above the header, with the first in the middle', () => {
  render(board([...MEDALS, undefined]))
  const [first, second, third] = [boxOf('Player 1'), boxOf('Player 2'), boxOf('Player 3')]
  expect(second.right).toBeCloseTo(first.left, 0)
  expect(first.right).toBeCloseTo(third.left, 0)
  expect(first.bottom).toBeLessThan(boxOf('Name').top)
  expect(screen.getAllByRole('cell')).toHaveLength(8)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    names(4).map(({ name }) => name),
  )
})

it.each([
  ['a tie reaches beyond the third row', ['gold', 'silver', 'bronze', 'bronze']],
  ['there are fewer than three rows', ['gold', 'silver']],
] as const)('draws no podium when %s', (_when, tones) => {
  render(board(tones))
  expect(boxOf('Player 2').top).toBeGreaterThan(boxOf('Player 1').top)
})

it('keeps its elements when the first rows leave, because the page would move with new ones', () => {
  const { rerender } = render(board([...MEDALS, undefined], { onNearStart: () => undefined }))
  const shown = screen.getByRole('table')
  rerender(board([...MEDALS, undefined], { firstRowIndex: 50, onNearStart: () => undefined }))
  expect(screen.getByRole('table')).toBe(shown)
  const gap = shown.querySelector('tbody')
  rerender(board([...MEDALS, undefined], { firstRowIndex: 100, onNearStart: () => undefined }))
  expect(shown.querySelector('tbody')).toBe(gap)
})

it('draws the three as rows when the text is too large for a podium', () => {
  document.documentElement.style.fontSize = '400%'
  render(board([...MEDALS, undefined]))
  expect(boxOf('Player 2').top).toBeGreaterThan(boxOf('Player 1').top)
})

it('gives the own row and the pinned row their medal', () => {
  render(board(['gold', 'silver'], { isOwnRow: ({ name }) => name === 'Player 2' }))
  const own = screen.getByRole('row', { name: /Player 2/ })
  expect([own.dataset['tone'], own.dataset['own']]).toEqual(['silver', 'true'])
})
