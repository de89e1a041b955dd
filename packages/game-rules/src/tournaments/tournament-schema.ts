import * as z from 'zod/mini'
import { isCalendarDay } from '../time/instant.ts'
import type { Tournament } from './tournament.ts'

/** Thrown when a tournament configuration is invalid. */
export class InvalidTournamentError extends Error {
  override name = 'InvalidTournamentError' as const
  /** Path of the first invalid field: 'matchWeeks.3.label'. Empty if the value is not an object. */
  readonly field: string

  constructor(field: string, problem: string, options?: ErrorOptions) {
    super(
      `Tournament configuration: ${field === '' ? 'the whole value' : field} ${problem}. Correct it.`,
      options,
    )
    this.field = field
  }
}

/**
 * Parses a tournament configuration. It checks the fields and dates, that rounds are numbered from 1 without gaps and
 * have unique ids, and that prizes start at place 1 without gaps. Unknown fields are rejected, because they are usually
 * misspelt.
 * @throws InvalidTournamentError with the first invalid field
 * @example parseTournament({ roundBased: 1 }) // throws 'Tournament configuration: roundBased must be true or false. …'
 */
export function parseTournament(value: unknown): Tournament {
  const parsed = tournamentSchema().safeParse(value)
  if (!parsed.success) throw errorFor(parsed.error)
  checkRounds(parsed.data)
  checkPrizes(parsed.data)
  return parsed.data
}

// A function, so that a bundle that never calls `parseTournament` drops this file and zod.
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
  return new InvalidTournamentError(`${first?.path.join('.')}`, `${first?.problem}`, { cause: error })
}

function checkRounds(tournament: Tournament): void {
  const seen = new Set<string>()
  for (const [index, round] of tournament.matchWeeks.entries()) {
    if (round.round !== index + 1)
      throw new InvalidTournamentError(`matchWeeks.${index}.round`, `must be ${index + 1}`)
    if (seen.has(round.id)) throw new InvalidTournamentError(`matchWeeks.${index}.id`, 'is used twice')
    seen.add(round.id)
  }
}

function checkPrizes({ prizes = [] }: Tournament): void {
  for (const [index, { place, amountNzd }] of prizes.entries()) {
    if (place !== index + 1) throw new InvalidTournamentError(`prizes.${index}.place`, `must be ${index + 1}`)
    if (amountNzd <= 0) throw new InvalidTournamentError(`prizes.${index}.amountNzd`, 'must be more than 0')
  }
}
