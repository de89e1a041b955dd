import { readFileSync } from 'node:fs'
import { z } from 'zod'

const teamSchema = z.object({
  id: z.string(),
  /** The name in everyday use, if it differs from the full one. */
  short: z.string().min(1).optional(),
  monogram: z.string(),
  primary: z.string(),
  secondary: z.string(),
  ink: z.string(),
  /** How a badge that is drawn by the game shows both colours. */
  pattern: z.enum(['hoops', 'halves', 'sash']).optional(),
})
export type SeededTeam = z.infer<typeof teamSchema>

const FILE = new URL('./data/team-badges.json', import.meta.url)

/** Returns the teams that come with the sandbox, by id. */
export function seededTeams(): ReadonlyMap<string, SeededTeam> {
  const { teams } = z.object({ teams: z.array(teamSchema) }).parse(JSON.parse(readFileSync(FILE, 'utf8')))
  return new Map(teams.map((team) => [team.id, team]))
}
