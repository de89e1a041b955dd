/** A row of a CSV text. */
export interface CsvRow {
  /** Where it begins, as an editor counts lines: the first is 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Characters that spreadsheets write between cells; which one depends on the country. */
const SEPARATORS = [',', ';', '\t'] as const

/**
 * Returns the rows of a CSV text (RFC 4180): quotes hold separators, line breaks and doubled quotes. Empty lines are no rows.
 * The separator is the one that the first row has most of.
 */
export function csvRows(text: string): CsvRow[] {
  const characters = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(characters)
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
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters.charAt(index)
    if (character === '\n') line += 1
    if (isQuoted && character === '"' && characters.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted || (character !== separator && character !== '\n')) cell += character
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else endRow()
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const header = text.trimStart().split('\n', 1)[0] ?? ''
  const counts = SEPARATORS.map((separator) => header.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
