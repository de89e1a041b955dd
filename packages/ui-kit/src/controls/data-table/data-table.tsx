import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'
import { TableSection } from './table-section.tsx'

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
  /** Sets a row apart; on it `data-tone`. The 'own' row stays in sight at an edge while the others scroll. */
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined
  /** A row that stays in sight at the lower edge while the others scroll. */
  readonly pinnedRow?: Row | undefined
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode
  /**
   * Rows of one stretch: of a longer table only the stretches near what is in sight are in the document. Screen
   * readers hear each row's place in the whole. @default every row stays
   */
  readonly stretch?: number | undefined
  /** Rows of the whole table, where `rows` is a part of it. @default the number of `rows` */
  readonly totalRows?: number | undefined
  /** Place of the first of `rows` in the whole table. @default 0 */
  readonly firstRow?: number | undefined
  /** The rows before the first were let go; told when their place comes near. */
  readonly onRowsBefore?: (() => void) | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** Height of a row before it was measured, in pixels. */
const ROW_HEIGHT = 52

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
  stretch,
  totalRows,
  firstRow = 0,
  onRowsBefore,
  className,
}: DataTableProps<Row>): ReactElement {
  const length = stretch ?? rows.length
  const isPart = rows.length > length || firstRow > 0 || totalRows !== undefined
  // The head is row 1 for who counts.
  const line = (row: Row, tone: RowTone | undefined, place?: number) => (
    <tr
      key={rowKey(row)}
      data-tone={tone}
      aria-rowindex={isPart && place !== undefined ? place + 2 : undefined}
    >
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
  const linesFrom = (start: number) =>
    rows.slice(start, start + length).map((row, place) => line(row, rowTone?.(row), firstRow + start + place))
  // The own row sticks to the edge of what is in sight, so it never leaves the document.
  const hasOwnRow = (start: number) =>
    rows.slice(start, start + length).some((row) => rowTone?.(row) === 'own')
  const stretches = stretch ? rows.flatMap((_, place) => (place % stretch ? [] : place)) : []
  return (
    <table
      className={classNames(styles['table'], className)}
      aria-rowcount={isPart ? (totalRows ?? firstRow + rows.length) + 1 : undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr aria-rowindex={isPart ? 1 : undefined}>
          {columns.map(({ id, kind, header }) => (
            <th key={id} scope="col" data-kind={kind}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {onRowsBefore === undefined || firstRow === 0 ? null : (
        <TableSection
          key={`before ${firstRow}`}
          initialHeight={firstRow * ROW_HEIGHT}
          onNear={onRowsBefore}
          rows={() => null}
        />
      )}
      {stretches.map((start) => (
        <TableSection key={firstRow + start} isKept={hasOwnRow(start)} rows={() => linesFrom(start)} />
      ))}
      {stretches.length > 0 ? null : (
        <tbody>
          {linesFrom(0)}
          {rows.length > 0 || empty === undefined ? null : (
            <tr>
              <td className={styles['empty']} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      )}
      {pinnedRow === undefined ? null : <tfoot className={styles['pinned']}>{line(pinnedRow, 'own')}</tfoot>}
    </table>
  )
}
