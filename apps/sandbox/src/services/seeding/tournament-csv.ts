import { parseInstant } from '@touchline/game-rules'
import { type MatchResult, matchResultSchema } from '../../core/match-result.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import type { FixtureRecord, TournamentFile } from './tournament-file.ts'

/** What a tournament needs in addition to its CSV file. */
export type TournamentHead = Pick<TournamentFile, 'id' | 'label' | 'scoring'>

/** A row that cannot be used, and why. */
export interface BadRow {
  /** Where the row begins, as an editor counts lines. */
  readonly line: number
  readonly problem: string
}

/** The columns that are understood; the first three are needed. */
export const COLUMNS = [
  'home',
  'away',
  'kick_off',
  'round',
  'round_label',
  'venue',
  'home_score',
  'away_score',
  'first_try',
  'first_points_minute',
  'half_time_leader',
  'higher_scoring_half',
  'conversions',
] as const
type Column = (typeof COLUMNS)[number]

const FACTS = {
  homeScore: 'home_score',
  awayScore: 'away_score',
  firstTry: 'first_try',
  firstPointsMinute: 'first_points_minute',
  halfTimeLeader: 'half_time_leader',
  higherScoringHalf: 'higher_scoring_half',
  conversions: 'conversions',
} as const satisfies Record<keyof MatchResult, Column>

/** Reads a tournament from CSV with a header row. Every bad row is named; only a file without any is of use. */
export function tournamentFromCsv(
  text: string,
  head: TournamentHead,
): { readonly file: TournamentFile; readonly badRows: readonly BadRow[] } {
  const [header = NO_HEADER, ...rows] = csvRows(text)
  const names = header.cells.map((name) => name.trim().toLowerCase())
  const badRows: BadRow[] = headerProblems(names).map((problem) => ({ line: header.line, problem }))
  const cellOf = (row: CsvRow, column: Column) => (row.cells[names.indexOf(column)] ?? '').trim()
  const roundBased = rows.some((row) => cellOf(row, 'round') !== '')
  const teams: Record<string, string> = {}
  const fixtures: FixtureRecord[] = []
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => cellOf(row, column)
    const problems = rowProblems(cell, roundBased)
    badRows.push(...problems.map((problem) => ({ line: row.line, problem })))
    if (problems.length > 0) continue
    for (const team of [cell('home'), cell('away')]) teams[slugOf(team)] = team
    fixtures.push(fixtureOf(cell, `${head.id}-${String(index + 1).padStart(3, '0')}`))
  }
  const rest = {
    competition: head.label,
    seasonBoard: `Season ${head.label}`,
    roundBased,
    source: ['an imported file'],
  }
  return { file: { ...head, ...rest, teams, fixtures }, badRows }
}

const NO_HEADER: CsvRow = { line: 1, cells: [] }

type Cell = (column: Column) => string

function headerProblems(names: readonly string[]): string[] {
  const missing = (['home', 'away', 'kick_off'] as const).filter((column) => !names.includes(column))
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name))
  return [
    ...missing.map((column) => `The column ${column} is missing.`),
    ...unknown.map(
      (name) =>
        `The column ${name || '(without a name)'} is not understood; there are ${COLUMNS.join(', ')}.`,
    ),
  ]
}

function rowProblems(cell: Cell, roundBased: boolean): string[] {
  const problems: string[] = []
  for (const side of ['home', 'away'] as const)
    if (slugOf(cell(side)) === '') problems.push(`${side} names no team.`)
  if (slugOf(cell('home')) === slugOf(cell('away'))) problems.push('home and away are the same team.')
  const kickOff = cell('kick_off')
  if (kickOff !== '' && parseInstant(kickOff) === undefined) {
    problems.push(`kick_off ${kickOff} is no date and time with a zone; write it like 2024-04-27T07:05:00Z.`)
  }
  const round = cell('round')
  if (roundBased && round === '') problems.push('round is empty, although other rows have one.')
  if (round !== '' && !/^\d{1,2}$/.test(round))
    problems.push(`round ${round} is no whole number from 0 to 99.`)
  const result = matchResultSchema.safeParse(factsOf(cell))
  if (!result.success) {
    for (const { path, message } of result.error.issues)
      problems.push(`${columnOf(path[0])} ${cell(columnOf(path[0]))}: ${message}`)
  }
  return problems
}

function fixtureOf(cell: Cell, key: string): FixtureRecord {
  const result = matchResultSchema.parse(factsOf(cell))
  const round = cell('round')
  const kickOffAt = parseInstant(cell('kick_off'))
  return {
    key,
    ...(round !== '' && { round: Number(round), roundLabel: cell('round_label') || `Round ${round}` }),
    home: slugOf(cell('home')),
    away: slugOf(cell('away')),
    kickOff: kickOffAt === undefined ? null : new Date(kickOffAt).toISOString(),
    venue: cell('venue') || null,
    result: Object.keys(result).length > 0 ? result : null,
  }
}

/** Returns the result in the cells; an empty cell is an absent fact. */
function factsOf(cell: Cell): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(FACTS).flatMap(([fact, column]) => {
      const text = cell(column)
      if (text === '') return []
      return [[fact, /^-?\d+$/.test(text) ? Number(text) : text.toLowerCase()]]
    }),
  )
}

function columnOf(fact: PropertyKey | undefined): Column {
  const [, column] = Object.entries(FACTS).find(([name]) => name === fact) ?? []
  return column ?? 'home_score'
}

/** A team's id: its name in small letters without accents, words joined by hyphens. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
