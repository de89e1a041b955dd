import type { WidgetRow } from '../data/widgets.ts'

/** The amount the right option of a settled widget has, 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

/** The position of the right option, or undefined while there is none. */
export function rightPosition(row: Pick<WidgetRow, 'amounts'>): number | undefined {
  const top = topAmount(row)
  return top > 0 ? row.amounts?.indexOf(top) : undefined
}
