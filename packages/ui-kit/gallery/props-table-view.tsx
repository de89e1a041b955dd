import type { ReactElement } from 'react'
import { DataTable, type DataTableColumn } from '../src/index.ts'
import type { PropRow } from './docs/props-table.ts'

/** Required props are marked with a star. */
function markedName({ name, isRequired }: PropRow): string {
  return isRequired ? `${name} *` : name
}

const COLUMNS: readonly DataTableColumn<PropRow>[] = [
  {
    id: 'name',
    header: 'Prop',
    isRowHeader: true,
    cell: (row) => <code>{markedName(row)}</code>,
  },
  { id: 'text', header: 'What it is', cell: ({ text }) => text },
  { id: 'type', header: 'Type', cell: ({ type }) => <code>{type}</code> },
  { id: 'default', header: 'Default', cell: (row) => <code>{row.default ?? ''}</code> },
]

/** Renders the props of a component, initially collapsed. */
export function PropsTable({
  component,
  rows,
}: {
  readonly component: string
  readonly rows: readonly PropRow[]
}): ReactElement | null {
  if (rows.length === 0) return null
  return (
    <details className="props">
      <summary>Props</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="propsScroll" tabIndex={0} aria-label={`Props of ${component}`}>
        <DataTable
          caption={`Props of ${component}`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </section>
    </details>
  )
}
