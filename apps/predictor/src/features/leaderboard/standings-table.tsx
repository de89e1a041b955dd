import { pointsLabel, rankLabel, type Standing, sharedRanks } from '@touchline/game-rules'
import { DataTable, type DataTableColumn, type RowTone, VisuallyHidden } from '@touchline/ui-kit'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import type { SeenNumbers } from '../../device/seen-numbers.ts'
import styles from './leaderboard-screen.module.css'

interface StandingsTableProps {
  readonly title: string
  readonly standings: readonly Standing[]
  /** The player's own line; kept in sight when it is not among the others. */
  readonly own: Standing | undefined
  /** Ranks as the player last saw them. */
  readonly seen: SeenNumbers | undefined
  /** Place of the first of them on the whole board, and how many that has. */
  readonly firstRowIndex: number
  readonly totalRows: number | undefined
  /** Told when the place of those before the first comes near. */
  readonly onNearStart: (() => void) | undefined
}

/** Rows that come into the document and leave it together. */
const ROWS_PER_SECTION = 50

const MEDALS: Readonly<Record<number, RowTone>> = { 1: 'gold', 2: 'silver', 3: 'bronze' }

/** Rank, Name and Points; the first three set apart, the own row found by id, not by name. */
export function StandingsTable({ title, standings, own, seen, ...part }: StandingsTableProps) {
  const shared = sharedRanks(standings)
  const isListed = standings.some(({ playerId }) => playerId === own?.playerId)
  const columns: readonly DataTableColumn<Standing>[] = [
    {
      id: 'rank',
      header: leaderboardCopy.rank,
      kind: 'number',
      cell: ({ rank }) => rankText(rank, rank !== undefined && shared.has(rank)),
    },
    {
      id: 'name',
      header: leaderboardCopy.name,
      isRowHeader: true,
      cell: (standing) => (
        <>
          <bdi className={styles['name']}>{standing.nickname}</bdi>
          <Move from={seen?.[standing.playerId]} to={standing.rank} />
        </>
      ),
    },
    {
      id: 'points',
      header: leaderboardCopy.points,
      kind: 'number',
      cell: ({ points }) => pointsLabel(points),
    },
  ]
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={standings}
      rowKey={({ playerId }) => playerId}
      rowTone={({ playerId, rank }) => (playerId === own?.playerId ? 'own' : MEDALS[rank ?? 0])}
      pinnedRow={isListed ? undefined : own}
      rowsPerSection={ROWS_PER_SECTION}
      {...part}
    />
  )
}

/** In a column of ranks the number stands alone; only a shared place carries its sign: '=3'. */
function rankText(rank: number | undefined, isShared: boolean): string {
  return isShared ? rankLabel(rank, { isShared }) : (rank?.toLocaleString('en-US') ?? '-')
}

/** How far a player moved since the board was last looked at. */
function Move({ from, to }: { readonly from: number | undefined; readonly to: number | undefined }) {
  if (from === undefined || to === undefined || from === to) return null
  const places = Math.abs(from - to)
  const isUp = to < from
  return (
    <span className={styles['move']} data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {places}
      </span>
      <VisuallyHidden>{isUp ? leaderboardCopy.up(places) : leaderboardCopy.down(places)}</VisuallyHidden>
    </span>
  )
}
