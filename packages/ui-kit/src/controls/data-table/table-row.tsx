import type { ReactElement } from 'react'
import type { DataTableColumn, RowTone } from './data-table-column.ts'

type TableRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly DataTableColumn<Row>[]
  readonly tone: RowTone | undefined
  /** Index in the whole table for screen readers, from 1 with the header row. Undefined if all rows are rendered. */
  readonly ariaRowIndex?: number | undefined
}

/** Renders a row of a table. */
export function TableRow<Row>({ row, columns, tone, ariaRowIndex }: TableRowProps<Row>): ReactElement {
  return (
    <tr data-tone={tone} aria-rowindex={ariaRowIndex}>
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
}
