import { medalOf, pointsLabel, rankLabel, type Standing, sharedRanks } from '@touchline/game-rules'
import { DataTable, type DataTableColumn, VisuallyHidden } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { standingsCopy } from '../config/copy.ts'
import type { SeenNumbers } from '../device/player-records.ts'
import layout from './screen-layout.module.css'
import styles from './standings-table.module.css'

interface StandingsTableProps {
  readonly title: string
  readonly standings: readonly Standing[]
  /** The player's own row; pinned if it is not among the others. */
  readonly own: Standing | undefined
  /** Other rows of the board, such as those around a pinned one: they show whether a rank is shared. */
  readonly neighbours?: readonly Standing[] | undefined
  /** The ranks at the player's last visit. */
  readonly seen?: SeenNumbers | undefined
  /** Renders a note after a name. */
  readonly note?: ((standing: Standing) => ReactNode) | undefined
  /** Index of the first of them on the whole board, and the number of its rows. */
  readonly firstRowIndex?: number
  readonly totalRows?: number | undefined
  /** How many rows before the first can still be read. */
  readonly rowsBefore?: number
  /** Called when the rows before the first are about to be visible. */
  readonly onNearStart?: (() => void) | undefined
  /** Called when the end of the rows is about to be visible. */
  readonly onNearEnd?: (() => void) | undefined
}

/** Rows that are added to the document and removed from it together. */
const ROWS_PER_SECTION = 50

/** Renders rank, name and points. The first three have medals; the own row is found by id, not by name. */
export function StandingsTable(props: StandingsTableProps) {
  const { title, standings, own, neighbours = [], seen, note, ...part } = props
  const shared = new Set([standings, neighbours].flatMap((rows) => [...sharedRanks(rows)]))
  const isListed = standings.some(({ playerId }) => playerId === own?.playerId)
  const columns: readonly DataTableColumn<Standing>[] = [
    {
      id: 'rank',
      header: standingsCopy.rank,
      kind: 'number',
      // The header says that the number is a rank.
      cell: ({ rank }) =>
        rankLabel(rank, { isShared: rank !== undefined && shared.has(rank) }).replace('#', ''),
    },
    {
      id: 'name',
      header: standingsCopy.name,
      isRowHeader: true,
      cell: (standing) => (
        <span className={styles['player']}>
          <bdi title={standing.nickname}>{standing.nickname}</bdi>
          <Move from={seen?.get(standing.playerId)} to={standing.rank} />
          {note?.(standing)}
        </span>
      ),
    },
    {
      id: 'points',
      header: standingsCopy.points,
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
      rowTone={({ rank }) => medalOf(rank)}
      isOwnRow={({ playerId }) => playerId === own?.playerId}
      podium
      pinnedRow={isListed ? undefined : own}
      rowsPerSection={ROWS_PER_SECTION}
      {...part}
    />
  )
}

interface MoveProps {
  /** The rank at the player's last visit. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** Returns the visible text; without it the text is for screen readers only. */
  readonly textFor?: (move: string) => string
}

/** Renders how far a player has moved since the last visit. */
export function Move({ from, to, textFor }: MoveProps) {
  if (from === undefined || to === undefined || from === to) return null
  const places = Math.abs(from - to)
  const isUp = to < from
  const text = isUp ? standingsCopy.up(places) : standingsCopy.down(places)
  return (
    <span className={`${layout['note']} ${styles['move']}`} data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      {textFor === undefined ? (
        <>
          <span aria-hidden="true">{places}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        ` ${textFor(text)}`
      )}
    </span>
  )
}
