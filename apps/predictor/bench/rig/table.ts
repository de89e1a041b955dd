/** Rows under headings, columns as wide as their widest cell; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ')}`.trimEnd()
  return [line(headings), `  ${widths.map((width) => '─'.repeat(width)).join('  ')}`, ...rows.map(line)].join(
    '\n',
  )
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
