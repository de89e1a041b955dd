import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'

/** How a row is set apart. */
export type RowTone = 'gold' | 'silver' | 'bronze' | 'own'

/** One column. */
export type DataTableColumn<Row> = {
  /** Unique name. */
  readonly id: string
  /** Its heading. */
  readonly header: string
  /** What a row shows in it. */
  readonly cell: (row: Row) => ReactNode
  /** 'number' aligns to the end in tabular figures of the display face. @default 'text' */
  readonly kind?: 'text' | 'number' | undefined
  /** Names its row for screen readers. @default false */
  readonly isRowHeader?: boolean | undefined
}

/** Props of {@link DataTable}. */
export type DataTableProps<Row> = {
  /** Name of the table for screen readers. */
  readonly caption: string
  /** The columns, in reading order. */
  readonly columns: readonly DataTableColumn<Row>[]
  /** The rows, in order. */
  readonly rows: readonly Row[]
  /** Unique key of a row. */
  readonly rowKey: (row: Row) => string
  /** Sets a row apart; on it `data-tone`. */
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined
  /** A row that stays in sight at the lower edge while the others scroll. */
  readonly pinnedRow?: Row | undefined
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/**
 * A native table with aligned figures, the first three set apart and one row pinned.
 *
 * @example <DataTable caption="Round 10" columns={columns} rows={standings} rowKey={(row) => row.id} />
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowTone,
  pinnedRow,
  empty,
  className,
}: DataTableProps<Row>): ReactElement {
  const line = (row: Row, tone: RowTone | undefined) => (
    <tr key={rowKey(row)} data-tone={tone}>
      {columns.map(({ id, kind, cell, isRowHeader = false }) => {
        const Cell = isRowHeader ? 'th' : 'td'
        return (
          <Cell key={id} scope={isRowHeader ? 'row' : undefined} data-kind={kind}>
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
  return (
    <table className={classNames(styles['table'], className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, kind, header }) => (
            <th key={id} scope="col" data-kind={kind}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => line(row, rowTone?.(row)))}
        {rows.length > 0 || empty === undefined ? null : (
          <tr>
            <td className={styles['empty']} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {pinnedRow === undefined ? null : <tfoot className={styles['pinned']}>{line(pinnedRow, 'own')}</tfoot>}
    </table>
  )
}
