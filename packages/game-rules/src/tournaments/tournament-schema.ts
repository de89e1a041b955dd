import * as z from 'zod/mini'
import { isCalendarDay } from '../time/time.ts'
import type { Tournament } from './tournament.ts'

/** A tournament's configuration is broken; `field` names the place. */
export class InvalidTournamentError extends Error {
  override name = 'InvalidTournamentError' as const
  /** Path of the first broken field: 'matchWeeks.3.label'; empty where the value is no object at all. */
  readonly field: string

  constructor(field: string, problem: string, cause?: unknown) {
    super(`Tournament configuration: ${field === '' ? 'the whole value' : field} ${problem}. Correct it.`, {
      cause,
    })
    this.field = field
  }
}

/**
 * Checks a tournament's configuration: shape, real dates, rounds numbered from 1 without a gap and
 * with different ids, prizes from place 1 without a gap. Unknown fields are refused, because they are misspelt ones.
 * @throws {InvalidTournamentError} names the first broken field
 * @example parseTournament({ roundBased: 1 }) // throws 'Tournament configuration: roundBased must be true or false. …'
 */
export function parseTournament(value: unknown): Tournament {
  const parsed = tournamentSchema().safeParse(value)
  if (!parsed.success) throw errorFor(parsed.error)
  checkRounds(parsed.data)
  checkPrizes(parsed.data)
  return parsed.data
}

// Built on demand: a bundle that never parses drops this file and zod with it.
function tournamentSchema() {
  const text = () => z.string().check(z.minLength(1))
  const shared = {
    id: text(),
    name: z.optional(text()),
    tournamentLogo: text(),
    leaderboardOptions: z.strictObject({
      tournamentLeaderboardLabel: text(),
      nonTournamentLeaderboardLabel: text(),
      tournamentLeaderboardId: z.optional(text()),
    }),
    tournamentEndDate: z.optional(z.string().check(z.refine(isCalendarDay))),
    prizes: z.optional(
      z.array(z.strictObject({ place: z.int(), amountNzd: z.number() })).check(z.minLength(1)),
    ),
    showChangedTnc: z.boolean(),
    showLeaderboardTitleWithDate: z.boolean(),
    showShortDate: z.boolean(),
    rewardActionKey: z.optional(text()),
  }
  const round = z.strictObject({
    id: text(),
    label: text(),
    round: z.int(),
    leaderboardId: z.optional(text()),
  })
  return z.discriminatedUnion('roundBased', [
    z.strictObject({
      ...shared,
      roundBased: z.literal(true),
      startWeekGap: z.int(),
      matchWeeks: z.array(round).check(z.minLength(1)),
    }),
    z.strictObject({
      ...shared,
      roundBased: z.literal(false),
      startWeekGap: z.optional(z.undefined()),
      matchWeeks: z.tuple([]),
    }),
  ])
}

const PROBLEMS: Readonly<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'is missing or of the wrong type',
  invalid_union: 'must be true or false',
  unrecognized_keys: 'is not a field of a tournament',
  too_small: 'must not be empty',
  too_big: 'must be empty in a match-based tournament',
  custom: 'must be a day of the calendar, yyyy-mm-dd',
  invalid_format: 'is not valid',
  invalid_key: 'is not valid',
  invalid_element: 'is not valid',
  invalid_value: 'is not valid',
  not_multiple_of: 'is not valid',
}

function errorFor(error: z.core.$ZodError): InvalidTournamentError {
  const [first] = error.issues.map((issue) => ({
    path: issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path,
    problem: PROBLEMS[issue.code],
  }))
  return new InvalidTournamentError(`${first?.path.join('.')}`, `${first?.problem}`, error)
}

function checkRounds(tournament: Tournament): void {
  const seen = new Set<string>()
  for (const [place, one] of tournament.matchWeeks.entries()) {
    if (one.round !== place + 1)
      throw new InvalidTournamentError(`matchWeeks.${place}.round`, `must be ${place + 1}`)
    if (seen.has(one.id)) throw new InvalidTournamentError(`matchWeeks.${place}.id`, 'is used twice')
    seen.add(one.id)
  }
}

function checkPrizes({ prizes = [] }: Tournament): void {
  for (const [index, { place, amountNzd }] of prizes.entries()) {
    if (place !== index + 1) throw new InvalidTournamentError(`prizes.${index}.place`, `must be ${index + 1}`)
    if (amountNzd <= 0) throw new InvalidTournamentError(`prizes.${index}.amountNzd`, 'must be more than 0')
  }
}
