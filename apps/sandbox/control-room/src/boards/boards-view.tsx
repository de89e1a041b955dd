import { useQuery } from '@tanstack/react-query'
import { DataTable, type DataTableColumn, Dropdown, FormattedNumber } from '@touchline/ui-kit'
import { type ReactElement, useState } from 'react'
import type { Board, Entry } from '../../../src/client/control-client.ts'
import { entriesQuery } from '../api/queries.ts'
import styles from '../app.module.css'
import { FanButton } from '../frame/game.tsx'
import { Pager, Reading } from '../frame/layout.tsx'

const COLUMNS: readonly DataTableColumn<Entry>[] = [
  { id: 'rank', header: 'Rank', kind: 'number', cell: (entry) => `#${entry.rank.toLocaleString('en-GB')}` },
  {
    id: 'fan',
    header: 'Fan',
    isRowHeader: true,
    cell: (entry) => <FanButton profileId={entry.profileId} nickname={entry.nickname} />,
  },
  {
    id: 'points',
    header: 'Points',
    kind: 'number',
    cell: (entry) => <FormattedNumber value={entry.score} />,
  },
]

const MEDALS = [undefined, 'gold', 'silver', 'bronze'] as const

/** The boards of a tournament, a page at a time. */
export function BoardsView({ boards }: { readonly boards: readonly Board[] }): ReactElement {
  const [chosen, setChosen] = useState('')
  const board = boards.find((one) => one.id === chosen) ?? boards[0]
  if (!board) return <p>This tournament has no boards.</p>
  return (
    <div className={styles['narrow']}>
      <Dropdown
        label="Board"
        options={boards.map(({ id, name, entryCount }) => ({
          value: id,
          label: `${name} (${entryCount.toLocaleString('en-GB')} ${entryCount === 1 ? 'fan' : 'fans'})`,
        }))}
        value={board.id}
        onValueChange={setChosen}
      />
      <Entries key={board.id} board={board} />
    </div>
  )
}

function Entries({ board }: { readonly board: Board }): ReactElement {
  const [start, setStart] = useState(0)
  return (
    <Reading query={useQuery(entriesQuery(board.id, start))}>
      {({ count, results }) => (
        <>
          <DataTable
            caption={board.name}
            columns={COLUMNS}
            rows={results}
            rowKey={(entry) => entry.profileId}
            rowTone={(entry) => MEDALS[entry.rank]}
            empty="No fan has points here yet. Settle a match or move the time past a result."
          />
          <Pager
            label={board.name}
            start={start}
            shown={results.length}
            count={count}
            hasMore={start + results.length < count}
            onStartChange={setStart}
          />
        </>
      )}
    </Reading>
  )
}
