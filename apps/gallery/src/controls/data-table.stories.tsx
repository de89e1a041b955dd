import { DataTable, type DataTableColumn, FormattedNumber, type RowTone } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

type Standing = { readonly rank: number; readonly name: string; readonly points: number }
const STANDINGS: readonly Standing[] = [
  { rank: 1, name: 'Ruck and Roll', points: 3118 },
  { rank: 2, name: 'Maul Rat', points: 3090 },
  { rank: 3, name: 'Tighthead Tana', points: 3071 },
  { rank: 4, name: 'Blindside', points: 3052 },
  { rank: 5, name: 'A name that is as long as thirty', points: 3049 },
]
const OWN: Standing = { rank: 1204, name: 'Side Kick', points: 2316 }
/** The own row is far from the first and the last row. */
const MANY: readonly Standing[] = Array.from({ length: 60 }, (_, index) => ({
  rank: index + 1,
  name: index === 29 ? OWN.name : `Player ${index + 1}`,
  points: 3000 - 10 * index,
}))
const COLUMNS: readonly DataTableColumn<Standing>[] = [
  { id: 'rank', header: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'points',
    header: 'Points',
    kind: 'number',
    cell: ({ points }) => <FormattedNumber value={points} />,
  },
]
const MEDALS: readonly (RowTone | undefined)[] = ['gold', 'silver', 'bronze']

const meta = preview.meta({
  title: 'Controls/DataTable',
  component: DataTable<Standing>,
  args: { caption: 'Season leaderboard', columns: COLUMNS, rows: STANDINGS, rowKey: ({ name }) => name },
  parameters: { bleed: true },
})

export const Leaderboard = meta.story({
  args: { rowTone: ({ rank }) => MEDALS[rank - 1], podium: true, pinnedRow: OWN },
})

export const MedalsInRows = meta.story({
  args: {
    caption: 'A board of three',
    rows: STANDINGS.slice(0, 3),
    rowTone: ({ rank }) => MEDALS[rank - 1],
    isOwnRow: ({ rank }) => rank === 2,
  },
})

export const OwnRowAmongMany = meta.story({
  args: {
    caption: 'Season leaderboard, whole',
    rows: MANY,
    isOwnRow: ({ name }) => name === OWN.name,
  },
})

export const Empty = meta.story({
  args: {
    caption: 'Round leaderboard',
    rows: [],
    empty: 'Leaderboard will be calculated once Round 10 is complete',
  },
})
