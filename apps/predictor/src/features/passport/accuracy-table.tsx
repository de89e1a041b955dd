import { DataTable, type DataTableColumn } from '@touchline/ui-kit'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import { LOCALE } from '../../config/copy/plural.ts'
import styles from './passport-screen.module.css'
import type { Accuracy } from './season-passport.ts'

const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' })

const COLUMNS: readonly DataTableColumn<Accuracy>[] = [
  { id: 'question', header: passportCopy.question, cell: ({ label }) => label, isRowHeader: true },
  {
    id: 'right',
    header: passportCopy.rightColumn,
    kind: 'number',
    cell: ({ right, count }) => passportCopy.right(right, count),
  },
  {
    id: 'earned',
    header: passportCopy.earnedColumn,
    kind: 'number',
    cell: ({ points, maxPoints }) => percent.format(points / maxPoints),
  },
]

/** Renders how often the player was right with each question. */
export function AccuracyTable({ accuracy }: { readonly accuracy: readonly Accuracy[] }) {
  if (accuracy.length === 0) return null
  return (
    <section className={styles['section']}>
      <h2>{passportCopy.accuracy}</h2>
      <DataTable
        caption={passportCopy.accuracy}
        columns={COLUMNS}
        rows={accuracy}
        rowKey={({ label }) => label}
      />
    </section>
  )
}
