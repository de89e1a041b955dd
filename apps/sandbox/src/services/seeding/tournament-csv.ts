import { createHash } from 'node:crypto'
import { parseInstant } from '@touchline/game-rules'
import { matchResultSchema } from '../../core/match-result.ts'
import type { FixtureRecord, TournamentFile } from './tournament-file.ts'

/** What a tournament needs in addition to its CSV file. */
export type TournamentHead = Pick<TournamentFile, 'id' | 'label' | 'scoring'>

/** A row that cannot be used, and why. */
export interface BadRow {
  /** Where the row begins, as an editor counts lines. */
  readonly line: number
  readonly problem: string
}

/** The facts of a result, whose columns are named after them: `homeScore` is in `home_score`. */
const FACTS = Object.keys(matchResultSchema.shape)
const REQUIRED_COLUMNS = ['home', 'away', 'kick_off'] as const
const COLUMNS = [...REQUIRED_COLUMNS, 'round', 'round_label', 'venue', ...FACTS.map(columnOf)]

const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

/** Decodes a file as UTF-8, or as the UTF-16 that its byte-order mark names. Returns undefined if it is neither. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding =
    UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.name ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads a tournament from CSV with a header row. Every bad row is named; only a file without any is of use. */
export function tournamentFromCsv(
  text: string,
  head: TournamentHead,
): { readonly file: TournamentFile; readonly badRows: readonly BadRow[] } {
  const [header = NO_HEADER, ...rows] = csvRows(text)
  const names = header.cells.map((name) => name.trim().toLowerCase())
  const badRows: BadRow[] = headerProblems(names).map((problem) => ({ line: header.line, problem }))
  const cellOf = (row: CsvRow, column: string) => (row.cells[names.indexOf(column)] ?? '').trim()
  const roundBased = rows.some((row) => cellOf(row, 'round') !== '')
  const teams = new Map<string, string>()
  const fixtures: FixtureRecord[] = []
  for (const [index, row] of rows.entries()) {
    const cell = (column: string) => cellOf(row, column)
    const { problems, facts } = fixtureIn(cell, roundBased)
    badRows.push(...problems.map((problem) => ({ line: row.line, problem })))
    if (problems.length > 0) continue
    const [home, away] = [teamIn(teams, cell('home')), teamIn(teams, cell('away'))]
    const key = `${head.id}-${String(index + 1).padStart(3, '0')}`
    fixtures.push({ key, home, away, ...facts })
  }
  const rest = {
    competition: head.label,
    seasonBoard: `Season ${head.label}`,
    roundBased,
    source: ['an imported file'],
  }
  return { file: { ...head, ...rest, teams: Object.fromEntries(teams), fixtures }, badRows }
}

const NO_HEADER: CsvRow = { line: 1, cells: [] }

type Cell = (column: string) => string

function headerProblems(names: readonly string[]): string[] {
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column))
  const unknown = names.filter((name) => !COLUMNS.includes(name))
  return [
    ...missing.map((column) => `The column ${column} is missing.`),
    ...unknown.map(
      (name) =>
        `The column ${name || '(without a name)'} is not understood; there are ${COLUMNS.join(', ')}.`,
    ),
  ]
}

/** Returns what is wrong with a row, and the fixture in it apart from its teams. */
function fixtureIn(cell: Cell, roundBased: boolean) {
  const problems: string[] = []
  for (const side of ['home', 'away'] as const)
    if (!/[\p{Letter}\p{Number}]/u.test(cell(side))) problems.push(`${side} names no team.`)
    else if (cell(side).includes('\uFFFD')) problems.push(`${side} ${cell(side)} has lost a character.`)
  if (nameKey(cell('home')) === nameKey(cell('away'))) problems.push('home and away are the same team.')
  const kickOff = cell('kick_off')
  const kickOffAt = parseInstant(kickOff)
  if (kickOff !== '' && kickOffAt === undefined) {
    problems.push(`kick_off ${kickOff} is no date and time with a zone; write it like 2024-04-27T07:05:00Z.`)
  }
  const round = cell('round')
  if (roundBased && round === '') problems.push('round is empty, although other rows have one.')
  if (round !== '' && !/^\d{1,2}$/.test(round))
    problems.push(`round ${round} is no whole number from 0 to 99.`)
  const { data: result = {}, error } = matchResultSchema.safeParse(factsOf(cell))
  for (const { path, message } of error?.issues ?? []) {
    const column = columnOf(String(path[0]))
    problems.push(`${column} ${cell(column)}: ${message}`)
  }
  const facts = {
    ...(round !== '' && { round: Number(round), roundLabel: cell('round_label') || `Round ${round}` }),
    kickOff: kickOffAt === undefined ? null : new Date(kickOffAt).toISOString(),
    venue: cell('venue') || null,
    result: Object.keys(result).length > 0 ? result : null,
  }
  return { problems, facts }
}

/** Returns the result in the cells; an empty cell is an absent fact. */
function factsOf(cell: Cell): Record<string, unknown> {
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const text = cell(columnOf(fact))
      if (text === '') return []
      return [[fact, /^-?\d+$/.test(text) ? Number(text) : text.toLowerCase()]]
    }),
  )
}

function columnOf(fact: string): string {
  return fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Returns the same text for names that differ in case and spaces only: they are one team. */
function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
}

/**
 * Returns the id of a team and adds the team if it is new: its name in small Latin letters, joined by hyphens. A name that
 * would lose more than accents, or whose id another team has, gets an id that the whole name decides.
 */
function teamIn(teams: Map<string, string>, name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  const isWhole = !/[^\p{ASCII}’‘–]/u.test(plain)
  const known = teams.get(slug)
  const isFree = known === undefined || nameKey(known) === nameKey(name)
  const hash = createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 8)
  const id = isWhole && isFree ? slug : `${slug || 'team'}-${hash}`
  if (!teams.has(id)) teams.set(id, name)
  return id
}

/** A row of a CSV text. */
interface CsvRow {
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
  const plain = `[^${separator}\n]*`
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"?)?(${plain})(${separator}|\n|$)`, 'g')
  const rows: CsvRow[] = []
  let cells: string[] = []
  let [begunAt, line] = [1, 1]
  for (const [all, quoted = '', unquoted = '', end] of characters.matchAll(cell)) {
    cells.push(quoted.replaceAll('""', '"') + unquoted)
    line += all.split('\n').length - 1
    if (end === separator) continue
    if (cells.length > 1 || cells.join('').trim() !== '') rows.push({ line: begunAt, cells })
    cells = []
    begunAt = line
  }
  return rows
}

function separatorOf(text: string): string {
  const header = text.trimStart().split('\n', 1)[0] ?? ''
  const counts = SEPARATORS.map((separator) => header.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
