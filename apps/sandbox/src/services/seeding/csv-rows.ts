/** A row of a CSV text. */
export interface CsvRow {
  /** Where it begins, as an editor counts lines: the first is 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows of a CSV text (RFC 4180): quotes hold commas, line breaks and doubled quotes. Empty lines are no rows. */
export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let begunAt = 1
  let line = 1
  const endRow = () => {
    cells.push(cell)
    if (cells.length > 1 || cell.trim() !== '') rows.push({ line: begunAt, cells })
    cells = []
    cell = ''
    begunAt = line
  }
  const characters = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters.charAt(index)
    if (character === '\n') line += 1
    if (isQuoted && character === '"' && characters.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted || (character !== ',' && character !== '\n')) cell += character
    else if (character === ',') {
      cells.push(cell)
      cell = ''
    } else endRow()
  }
  endRow()
  return rows
}
