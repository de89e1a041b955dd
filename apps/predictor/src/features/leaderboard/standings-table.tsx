import { pointsLabel, rankLabel, type Standing, sharedRanks } from '@touchline/game-rules'
import { DataTable, type DataTableColumn, type RowTone, VisuallyHidden } from '@touchline/ui-kit'
import { rankMoveCopy } from '../../config/copy.ts'
import type { SeenNumbers } from '../../device/player-records.ts'
import { leaderboardCopy } from './leaderboard-copy.ts'
import { matesCopy } from './mates/mates-copy.ts'
import styles from './standings-table.module.css'

interface StandingsTableProps {
  readonly title: string
  readonly standings: readonly Standing[]
  /** The player's own row; pinned if it is not among the others. */
  readonly own: Standing | undefined
  /** The ranks at the player's last visit. */
  readonly seen?: SeenNumbers | undefined
  /** The ranks on the whole board by player, for a table of some of its players. */
  readonly overall?: SeenNumbers | undefined
  /** Index of the first of them on the whole board, and the number of its rows. */
  readonly firstRowIndex?: number
  readonly totalRows?: number | undefined
  /** Called when the rows before the first are about to be visible. */
  readonly onNearStart?: (() => void) | undefined
}

/** Rows that are added to the document and removed from it together. */
const ROWS_PER_SECTION = 50

const MEDALS: Readonly<Record<number, RowTone>> = { 1: 'gold', 2: 'silver', 3: 'bronze' }

/** Renders rank, name and points. The first three are highlighted; the own row is found by id, not by name. */
export function StandingsTable({ title, standings, own, seen, overall, ...part }: StandingsTableProps) {
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
          <Overall rank={overall?.[standing.playerId]} />
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

/** Returns the rank as a number, and a shared rank with an equals sign: '=3'. */
function rankText(rank: number | undefined, isShared: boolean): string {
  return isShared ? rankLabel(rank, { isShared }) : (rank?.toLocaleString('en-US') ?? '-')
}

/** Renders the rank on the whole board. */
function Overall({ rank }: { readonly rank: number | undefined }) {
  if (rank === undefined) return null
  return <span className={styles['move']}>{matesCopy.overall(rank.toLocaleString('en-US'))}</span>
}

/** Renders how far a player has moved since the last visit. */
function Move({ from, to }: { readonly from: number | undefined; readonly to: number | undefined }) {
  if (from === undefined || to === undefined || from === to) return null
  const places = Math.abs(from - to)
  const isUp = to < from
  return (
    <span className={styles['move']} data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{`${isUp ? '▲' : '▼'}${places}`}</span>
      <VisuallyHidden>{isUp ? rankMoveCopy.up(places) : rankMoveCopy.down(places)}</VisuallyHidden>
    </span>
  )
}
