/** Cells of a CSV text (RFC 4180): quotes hold commas, line breaks and doubled quotes. Empty lines are no rows. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || cell.trim() !== '') rows.push(row)
    row = []
    cell = ''
  }
  const characters = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters.charAt(index)
    if (isQuoted && character === '"' && characters.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted || (character !== ',' && character !== '\n')) cell += character
    else if (character === ',') {
      row.push(cell)
      cell = ''
    } else endRow()
  }
  endRow()
  return rows
}
