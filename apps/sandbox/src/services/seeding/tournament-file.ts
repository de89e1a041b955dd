import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { matchResultSchema } from '../../core/match-result.ts'
import { StartError } from '../../core/start-error.ts'

const fixtureSchema = z.strictObject({
  key: z.string().min(1),
  round: z.int().min(0).max(99).optional(),
  roundLabel: z.string().min(1).optional(),
  home: z.string().min(1),
  away: z.string().min(1),
  /** null while it is not known: the fixture is not published. */
  kickOff: z.iso.datetime().nullable(),
  venue: z.string().nullable(),
  result: matchResultSchema.nullable(),
})

/** A tournament as its data file has it; teams are named once and referred to by their ids. */
export const tournamentFileSchema = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,60}$/),
    label: z.string().min(1),
    competition: z.string().min(1),
    scoring: z.enum(['standard', 'changed']),
    seasonBoard: z.string().min(1),
    roundBased: z.boolean(),
    source: z.array(z.string()),
    teams: z.record(z.string(), z.string()),
    fixtures: z
      .array(fixtureSchema)
      .refine((fixtures) => new Set(fixtures.map(({ key }) => key)).size === fixtures.length, {
        error: 'Two fixtures have the same key.',
      }),
  })
  .refine(({ roundBased, fixtures }) => !roundBased || fixtures.every(({ round }) => round !== undefined), {
    error: 'A fixture has no round, although the tournament has rounds.',
    path: ['fixtures'],
  })
export type TournamentFile = z.infer<typeof tournamentFileSchema>
export type FixtureRecord = TournamentFile['fixtures'][number]

const FOLDER = new URL('./data/', import.meta.url)
const NOT_TOURNAMENTS = new Set(['team-badges.json', 'showcase.json'])

/** The tournament during which the default clock starts. */
export const MAIN_TOURNAMENT = '120-2024'

/**
 * Returns the tournaments that come with the sandbox: the main one first, the others by id.
 *
 * @param ids @default all
 * @throws {StartError} for an id that none of them has
 */
export function shippedTournaments(ids?: readonly string[] | undefined): TournamentFile[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !NOT_TOURNAMENTS.has(name))
  const all = files.map((name) =>
    tournamentFileSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
  )
  const sorted = all.sort((one, other) => place(one) - place(other) || one.id.localeCompare(other.id))
  const known = sorted.map(({ id }) => id)
  const unknown = ids?.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new StartError(`The tournament ${unknown} is none of ${known.join(', ')}.`)
  return sorted.filter(({ id }) => ids?.includes(id) ?? true)
}

function place(file: TournamentFile): number {
  return file.id === MAIN_TOURNAMENT ? 0 : 1
}
