import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useLatest } from '../../internal/use-latest.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'

/** The medal of a row. */
export type RowTone = 'gold' | 'silver' | 'bronze'

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

export type DataTableProps<Row> = {
  /** Caption for screen readers. */
  readonly caption: string
  /** The columns, in reading order. */
  readonly columns: readonly DataTableColumn<Row>[]
  /** The rows, in order. */
  readonly rows: readonly Row[]
  /** Returns the unique key of a row. */
  readonly rowKey: (row: Row) => string
  /** Returns the medal of a row, drawn around its first cell and set as `data-tone`. */
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined
  /** Returns whether a row is the user's own, set as `data-own`. It sticks to the edge of the viewport. */
  readonly isOwnRow?: ((row: Row) => boolean) | undefined
  /**
   * Whether the first three rows are drawn as a podium, if they and no other row have a medal and there is space for it.
   * @default false
   */
  readonly podium?: boolean | undefined
  /** The user's own row if it is not among the others. It sticks to the lower edge of the viewport. */
  readonly pinnedRow?: Row | undefined
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode
  /**
   * Rows per section. Only sections near the viewport are rendered (virtualization). Screen readers still receive the
   * index of each row in the whole table. @default all rows are rendered
   */
  readonly rowsPerSection?: number | undefined
  /** Number of rows of the whole table if `rows` is a part of it. @default the number of `rows` */
  readonly totalRows?: number | undefined
  /** Index of the first of `rows` in the whole table. @default 0 */
  readonly firstRowIndex?: number | undefined
  /** Rows before the first of `rows` that can still be loaded, for which a gap is kept. @default `firstRowIndex` with `onNearStart`, else 0 */
  readonly rowsBefore?: number | undefined
  /** Called when this gap comes near the viewport. */
  readonly onNearStart?: (() => void) | undefined
  /** Called when the end of the rows comes near the viewport. */
  readonly onNearEnd?: (() => void) | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** Estimated height of a row that has not been rendered, in pixels. */
const ROW_HEIGHT = 48

/** Rows of a podium. */
const PLACES = 3

/** aria-rowindex starts at 1, with the header row. */
const ROWS_BEFORE_FIRST = 2

/**
 * Renders a native table with aligned numbers, highlighted rows and an optional pinned row.
 *
 * @example <DataTable caption="Round 10" columns={columns} rows={standings} rowKey={(row) => row.id} />
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowTone,
  isOwnRow,
  podium = false,
  pinnedRow,
  empty,
  rowsPerSection,
  totalRows,
  firstRowIndex = 0,
  onNearStart,
  rowsBefore = onNearStart === undefined ? 0 : firstRowIndex,
  onNearEnd,
  className,
}: DataTableProps<Row>): ReactElement {
  const length = rowsPerSection ?? rows.length
  const isPart = rows.length > length || firstRowIndex > 0 || totalRows !== undefined
  const sectionStarts = rows.flatMap((_, index) => (index % length === 0 ? [index] : []))
  const hasPodium = podium && firstRowIndex === 0 && hasThreeMedals(rows.slice(0, PLACES + 1), rowTone)
  const renderRows = (start: number) =>
    rows
      .slice(start, start + length)
      .map((row, index) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          tone={rowTone?.(row)}
          isOwn={isOwnRow?.(row)}
          place={hasPodium && start + index < PLACES ? start + index + 1 : undefined}
          ariaRowIndex={isPart ? firstRowIndex + start + index + ROWS_BEFORE_FIRST : undefined}
        />
      ))
  // The own row sticks to the edge of the viewport. A frame of another origin that is as high as its page learns only when a section
  // becomes visible, so the first section would appear late below what is read first.
  const isKept = (start: number) =>
    firstRowIndex + start === 0 || rows.slice(start, start + length).some((row) => isOwnRow?.(row))
  const table = (
    <table
      className={styles['table']}
      data-podium={hasPodium || undefined}
      aria-rowcount={isPart ? (totalRows ?? firstRowIndex + rows.length) + 1 : undefined}
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
      {rowsBefore === 0 ? null : (
        <TableSection
          key="before"
          fixedHeight={rowsBefore * ROW_HEIGHT}
          onNear={onNearStart}
          rows={() => null}
        />
      )}
      {sectionStarts.map((start) => (
        <TableSection key={firstRowIndex + start} isKept={isKept(start)} rows={() => renderRows(start)} />
      ))}
      {onNearEnd === undefined ? null : (
        <TableSection key="after" fixedHeight={0} onNear={onNearEnd} rows={() => null} />
      )}
      {rows.length > 0 || empty === undefined ? null : (
        <tbody>
          <tr>
            <td className={styles['empty']} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        </tbody>
      )}
      {pinnedRow === undefined ? null : (
        <tfoot className={styles['pinned']}>
          <TableRow row={pinnedRow} columns={columns} tone={rowTone?.(pinnedRow)} isOwn />
        </tfoot>
      )}
    </table>
  )
  // Always inside the same element: a table that is mounted again moves the page.
  return <div className={classNames(hasPodium ? styles['stage'] : undefined, className)}>{table}</div>
}

/** Returns whether the first three of these rows have a medal and the next one has none: no tie reaches beyond them. */
function hasThreeMedals<Row>(
  rows: readonly Row[],
  rowTone: ((row: Row) => RowTone | undefined) | undefined,
): boolean {
  const tones = rows.map((row) => rowTone?.(row))
  return tones.length >= PLACES && tones.every((tone, index) => (tone !== undefined) === index < PLACES)
}

type TableRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly DataTableColumn<Row>[]
  readonly tone: RowTone | undefined
  readonly isOwn: boolean | undefined
  /** Place on the podium from 1; undefined outside it. */
  readonly place?: number | undefined
  /** Index in the whole table for screen readers, from 1 with the header row. Undefined if all rows are rendered. */
  readonly ariaRowIndex?: number | undefined
}

/** Renders a row of a table. */
function TableRow<Row>({ row, columns, tone, isOwn, place, ariaRowIndex }: TableRowProps<Row>): ReactElement {
  // The boxes of a podium are no table boxes, which costs them their roles in some browsers.
  const roles = place === undefined ? {} : { row: 'row', th: 'rowheader', td: 'cell' }
  return (
    <tr
      role={roles.row}
      data-tone={tone}
      data-own={isOwn || undefined}
      data-place={place}
      aria-rowindex={ariaRowIndex}
    >
      {columns.map(({ id, kind, cell, isRowHeader = false }, index) => {
        const Cell = isRowHeader ? 'th' : 'td'
        const isMedal = tone !== undefined && index === 0
        const content = isMedal ? <span className={styles['medal']}>{cell(row)}</span> : cell(row)
        return (
          <Cell key={id} role={roles[Cell]} scope={isRowHeader ? 'row' : undefined} data-kind={kind}>
            {content}
          </Cell>
        )
      })}
    </tr>
  )
}

/** The distance from the viewport at which a section is removed and rendered again. */
const NEAR = '800px 0px'

type TableSectionProps = {
  /** The height of a section without rows. Undefined for one that starts with its rows. */
  readonly fixedHeight?: number | undefined
  /** Called when the section comes near the viewport. */
  readonly onNear?: (() => void) | undefined
  /** Whether the rows are always rendered. */
  readonly isKept?: boolean | undefined
  readonly rows: () => ReactNode
}

/** Renders a section of a table: its rows while they are near the viewport, otherwise a gap of the same height. */
function TableSection({ fixedHeight, onNear, isKept = false, rows }: TableSectionProps): ReactElement {
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useLatest(onNear)
  const isAwaited = onNear !== undefined
  const [ownHeight, setOwnHeight] = useState<number>()
  const height = fixedHeight ?? ownHeight
  useLayoutEffect(() => {
    const section = body.current
    if (!section || isKept || !window.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting
        if (isNear && isAwaited) near.current?.()
        if (fixedHeight === undefined) setOwnHeight(isNear ? undefined : section.offsetHeight)
      },
      { rootMargin: NEAR },
    )
    observer.observe(section)
    return () => observer.disconnect()
    // Observed again after its height has changed, and when it is awaited again: a section that is near then is near again.
  }, [near, isAwaited, isKept, fixedHeight])
  // A table section without rows has a height only as a block.
  if (height !== undefined && !isKept)
    return <tbody ref={body} style={{ display: 'block', blockSize: height }} />
  return <tbody ref={body}>{rows()}</tbody>
}
