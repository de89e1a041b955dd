import { instantFrom, type Program } from '@touchline/engagement-sdk'
import { closesAt, type Fixture, resultsDueAt, type Team, type TeamPattern } from '@touchline/game-rules'
import { fixtureCopy } from '../config/copy.ts'
import { jsonObjectSchema, parsedJson } from '../config/parsed-json.ts'
import { safeUrl } from '../config/urls.ts'
import { logFailure } from './log.ts'

/** A fixture with the leaderboards that it is linked with. */
export interface ListedFixture {
  readonly fixture: Fixture
  readonly boards: readonly { readonly id: string; readonly name: string }[]
}

/** Longer than any club's name. Longer texts are truncated. */
const LONGEST_NAME = 120

/**
 * Returns the fixture that a program is, or nothing: programs without custom data are dropped, and so are those of which no kick-off
 * is known, because they could open or close by accident. Custom data that cannot be read is taken as empty, and a field that
 * cannot be used as absent; both are logged.
 */
export function fixtureFromProgram(program: Program): ListedFixture | undefined {
  if (program.custom_data === null) return undefined
  const customData = parsedJson(program.custom_data, jsonObjectSchema)
  const data = customData ?? {}
  const isPartlyKnown = customData === undefined
  const ownKickOffAt = kickOffFrom(data['match_start_time'])
  const kickOffAt = ownKickOffAt ?? instantFrom(program.scheduled_at)
  if (isPartlyKnown || kickOffAt === undefined) {
    const effect = kickOffAt === undefined ? 'It is left out of the list.' : 'It is shown with what is known.'
    logFailure(`The custom data of program ${program.id} cannot be read`, effect)
  }
  if (kickOffAt === undefined) return undefined

  const unusable: string[] = ownKickOffAt === undefined ? ['match_start_time'] : []
  /** Reads a field that may be absent. An empty one is. */
  function read<Value>(field: string, parse: (text: string) => Value | undefined): Value | undefined {
    const given = data[field] ?? ''
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : undefined
    if (text === '') return undefined
    const value = text === undefined ? undefined : parse(text)
    if (value === undefined) unusable.push(field)
    return value
  }
  function readTeam(side: 'team_a' | 'team_b'): Team {
    const name = textOf(data[side])
    const isNamed = name !== undefined && name.trim() !== ''
    if (!isNamed) unusable.push(side)
    return {
      name: (isNamed ? name : fixtureCopy.unknownTeam).slice(0, LONGEST_NAME),
      logoUrl: safeUrl(textOf(data[`${side}_logo`])),
      // The specification does not name these, nor the score.
      shortName: read(`${side}_short`, matching(SHORT_NAME)),
      monogram: read(`${side}_code`, matching(/^[\p{L}\p{N}]{1,3}$/u)),
      ...read(`${side}_colours`, coloursFrom),
      pattern: read(`${side}_pattern`, (text) => PATTERNS.find((pattern) => pattern === text)),
    }
  }
  const [home, away] = [readTeam('team_a'), readTeam('team_b')]
  const roundId = read('round', (text) => text)
  const [homeScore, awayScore] = [read('score_a', matching(SCORE)), read('score_b', matching(SCORE))]
  for (const field of isPartlyKnown ? [] : unusable) {
    logFailure(`${field} of program ${program.id} cannot be used`, 'The fixture is shown without it.')
  }
  const status = (textOf(data['match_status']) ?? '').replaceAll('_', ' ')
  const isPostponed = POSTPONED.test(status)
  const isVoid = isPostponed || CALLED_OFF.test(status)
  return {
    fixture: {
      id: program.id,
      roundId,
      home,
      away,
      venue: textOf(data['stadium_name']),
      kickOffAt,
      closesAt: closesAt({ kickOffAt }),
      // A fixture that was called off gets no result.
      resultsDueAt: isVoid ? undefined : resultsDueAt(kickOffAt),
      isSettled: isYes(data['all_results_available']) && !isVoid,
      score:
        homeScore === undefined || awayScore === undefined
          ? undefined
          : { home: Number(homeScore), away: Number(awayScore) },
      isVoid,
      isPostponed,
      isPartlyKnown,
    },
    boards: program.leaderboards.map(({ id, name }) => ({ id, name })),
  }
}

/** A kick-off outside of these years is written in other units than milliseconds. */
const EARLIEST_AT = Date.UTC(2000, 0)
const LATEST_AT = Date.UTC(2100, 0)

/** Returns a kick-off. One without a zone is UTC on every device, as all timestamps of the platform are. */
function kickOffFrom(value: unknown): number | undefined {
  const at = typeof value === 'string' ? instantFrom(value) : value
  return typeof at === 'number' && at >= EARLIEST_AT && at <= LATEST_AT ? at : undefined
}

/** A fixture that is not played: 'Match Abandoned', 'CANC', 'STATUS_CANCELED', 'called off'. */
const CALLED_OFF = /\bvoid\b|cancel|\bcanc\b|abandon|\babd\b|called off/i
/** A fixture without a date as yet, and so without a result to wait for. */
const POSTPONED = /postpone|\bp(ost|pd)\b/i

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Names in everyday use are no longer, and have a letter. */
const SHORT_NAME = /^(?=.*\p{L}).{1,20}$/u
const SCORE = /^\d{1,3}$/
const PATTERNS: readonly TeamPattern[] = ['hoops', 'halves', 'sash']

function matching(pattern: RegExp) {
  return (text: string) => (pattern.test(text) ? text : undefined)
}

/** @example coloursFrom('#0A1F44 #F5C518') //=> { primary: '#0A1F44', secondary: '#F5C518' } */
function coloursFrom(text: string): Pick<Team, 'primary' | 'secondary'> | undefined {
  const [, primary, secondary] = /^(#[0-9a-f]{6})[ ,]+(#[0-9a-f]{6})$/i.exec(text) ?? []
  return primary === undefined ? undefined : { primary, secondary }
}
