import type { ReactNode } from 'react'

/** The highlight of a row. */
export type RowTone = 'gold' | 'silver' | 'bronze' | 'own'

/** One column. */
export type DataTableColumn<Row> = {
  /** Unique id. */
  readonly id: string
  /** Text of the column header. */
  readonly header: string
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode
  /** 'number' is end-aligned with tabular figures. @default 'text' */
  readonly kind?: 'text' | 'number' | undefined
  /** Whether the cell is the header of its row. @default false */
  readonly isRowHeader?: boolean | undefined
}
