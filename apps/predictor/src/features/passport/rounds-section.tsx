import { pointsLabel, rankLabel } from '@touchline/game-rules'
import { DataTable, type DataTableColumn } from '@touchline/ui-kit'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import styles from './passport-screen.module.css'
import { RoundChart } from './round-chart.tsx'
import type { PlayedRound } from './season-passport.ts'

const COLUMNS: readonly DataTableColumn<PlayedRound>[] = [
  { id: 'round', header: passportCopy.round, cell: ({ label }) => label, isRowHeader: true },
  {
    id: 'exact',
    header: passportCopy.exactColumn,
    kind: 'number',
    cell: ({ exactScores }) => pointsLabel(exactScores),
  },
  {
    id: 'points',
    header: passportCopy.pointsColumn,
    kind: 'number',
    cell: ({ points }) => pointsLabel(points),
  },
  { id: 'rank', header: passportCopy.rankColumn, kind: 'number', cell: ({ rank }) => rankLabel(rank) },
]

/** Renders points and ranks by round, drawn and as a table. */
export function RoundsSection({ rounds }: { readonly rounds: readonly PlayedRound[] }) {
  const scored = rounds.filter(({ points }) => points !== undefined)
  const ranked = rounds.filter(({ rank }) => rank !== undefined)
  const most = [...scored].sort((a, b) => (b.points ?? 0) - (a.points ?? 0))[0]
  const first = [...ranked].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))[0]
  return (
    <section className={styles['section']}>
      <h2>{passportCopy.pointsByRound}</h2>
      {most?.points === undefined ? null : (
        <RoundChart
          shape="bars"
          label={passportCopy.pointsChart(most.label, most.points, scored.length)}
          rounds={rounds.map(({ id, label, points }) => ({ id, label, value: points }))}
        />
      )}
      {first?.rank === undefined ? null : (
        <>
          <h2>{passportCopy.rankByRound}</h2>
          <RoundChart
            shape="line"
            label={passportCopy.rankChart(first.label, first.rank, ranked.length)}
            rounds={rounds.map(({ id, label, rank }) => ({ id, label, value: rank }))}
          />
        </>
      )}
      <DataTable
        caption={passportCopy.pointsByRound}
        columns={COLUMNS}
        rows={rounds}
        rowKey={({ id }) => id}
      />
    </section>
  )
}
