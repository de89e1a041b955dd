import { describe, expect, it } from 'vitest'
import { csvRows, decodeText, tournamentFromCsv } from './tournament-csv.ts'
import { tournamentFileSchema } from './tournament-file.ts'

const head = { id: 'club-2024', label: 'Club 2024', scoring: 'standard' } as const

it('keeps commas, quotes and line breaks inside quotes, and skips empty lines and a byte-order mark', () => {
  expect(csvRows('\uFEFFa,b\r\n"x, y","say ""go""\nnow"\n\n,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, y', 'say "go"\nnow'] },
    { line: 5, cells: ['', ''] },
  ])
})

const NAMES = 'home,away\nBéziers,Nîmes'
const UTF_16 = Buffer.from(`\uFEFF${NAMES}`, 'utf16le')
it.each([
  ['UTF-8', Buffer.from(NAMES), NAMES],
  ['UTF-16', UTF_16, NAMES],
  ['UTF-16 with the larger byte first', Buffer.from(UTF_16).swap16(), NAMES],
  ['no Windows-1252, which would lose accents', Buffer.from(NAMES, 'latin1'), undefined],
])('decodes %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

describe('tournamentFromCsv', () => {
  it.each([';', '\t'])(
    'recognises the separator %j, and a name that every object has as a property',
    (separator) => {
      const row = 'home,away,kick_off,round\nConstructor,Nimes,2025-09-05T19:00:00+02:00,1'
      const { file, badRows } = tournamentFromCsv(row.replaceAll(',', separator), head)
      expect(badRows).toEqual([])
      expect(file.teams).toEqual({ constructor: 'Constructor', nimes: 'Nimes' })
    },
  )

  it('accepts names in any script, and never turns two teams into one', () => {
    const names = ['埼玉ワイルドナイツ', '東京 A', '大阪 A', 'Matatū', 'Matatu', 'Hawke’s Bay', 'MATATŪ']
    const rows = names.slice(1).map((name, index) => `${names[index]},${name},,1`)
    const { file, badRows } = tournamentFromCsv(`home,away,kick_off,round\n${rows.join('\n')}`, head)
    expect(badRows).toEqual([])
    expect(Object.values(file.teams).sort()).toEqual(names.slice(0, -1).sort())
    expect(Object.keys(file.teams).every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true)
    expect(file.teams).toMatchObject({ matatu: 'Matatū', 'hawke-s-bay': 'Hawke’s Bay' })
    expect(new Set(file.fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(6)
  })

  it('reads rounds, results and fixtures without a time', () => {
    const { file, badRows } = tournamentFromCsv(
      `round,home,away,kick_off,venue,home_score,away_score,first_try,conversions
1,Te Puke,Matatū,2024-05-04T14:30:00+12:00,"Park, East",12,7,home,2
2,Matatū,Te Puke,,,,,,`,
      head,
    )
    expect(badRows).toEqual([])
    expect(tournamentFileSchema.parse(file)).toMatchObject({
      roundBased: true,
      teams: { 'te-puke': 'Te Puke', matatu: 'Matatū' },
      fixtures: [
        {
          key: 'club-2024-001',
          round: 1,
          roundLabel: 'Round 1',
          home: 'te-puke',
          away: 'matatu',
          kickOff: '2024-05-04T02:30:00.000Z',
          venue: 'Park, East',
          result: { homeScore: 12, awayScore: 7, firstTry: 'home', conversions: 2 },
        },
        { round: 2, kickOff: null, result: null },
      ],
    })
  })

  it('names every bad row with its line, and keeps the good ones', () => {
    const { file, badRows } = tournamentFromCsv(
      `home,away,kick_off,round,home_score,first_try
A,B,2024-05-04T14:30:00Z,1,10,away
A,,tomorrow,x,-3,nobody
C,c,2024-05-04T14:30:00,1,,`,
      head,
    )
    expect(file.fixtures).toHaveLength(1)
    const columns = badRows.map(({ line, problem }) => `${line} ${problem.split(/[ :]/)[0]}`)
    expect(columns.join()).toBe('3 away,3 kick_off,3 round,3 home_score,3 first_try,4 home,4 kick_off')
  })

  it.each(['2024-13-01T14:30:00Z', '2024-02-30T14:30:00Z', '2024-05-04T25:30:00Z'])(
    'refuses the kick-off %s, which no calendar has',
    (kickOff) => {
      const { badRows } = tournamentFromCsv(`home,away,kick_off\nA,B,${kickOff}`, head)
      expect(badRows).toEqual([
        { line: 2, problem: expect.stringMatching(`^kick_off ${kickOff} is no date`) },
      ])
    },
  )

  it('counts lines as an editor does, empty ones and those inside quotes too', () => {
    const { badRows } = tournamentFromCsv('\nhome,away,kick_off,hue\n\n"A\nB",C,\n\nD,D,', head)
    expect(badRows.map(({ line }) => line)).toEqual([2, 7])
  })

  it('rejects a row without a round if others have one', () => {
    const { file, badRows } = tournamentFromCsv('home,away,kick_off,round\nA,B,,1\nB,A,,', head)
    expect(badRows).toEqual([{ line: 3, problem: expect.stringMatching(/^round is empty/) }])
    const [fixture] = file.fixtures
    const published = { ...file, fixtures: [{ ...fixture, round: undefined }] }
    expect(tournamentFileSchema.safeParse(published).error?.issues).toMatchObject([{ path: ['fixtures'] }])
  })

  it('names missing and unknown columns', () => {
    const { badRows } = tournamentFromCsv('home,guest\nA,B', head)
    const problems = badRows.filter(({ line }) => line === 1).map(({ problem }) => problem)
    expect(problems).toEqual([
      'The column away is missing.',
      'The column kick_off is missing.',
      expect.stringMatching(/^The column guest is not understood/),
    ])
  })
})
