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
type SeededTeam = z.infer<typeof teamSchema>

const FILE = new URL('../services/seeding/data/team-badges.json', import.meta.url)

const { teams } = z.object({ teams: z.array(teamSchema) }).parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** The teams that come with the sandbox, by id. */
export const SEEDED_TEAMS: ReadonlyMap<string, SeededTeam> = new Map(teams.map((team) => [team.id, team]))

/** Returns a neutral badge with a monogram: crests are trade marks, so none is stored. */
export function badgeOf(teamId: string): string {
  return badgeSvg(SEEDED_TEAMS.get(teamId) ?? plainBadge(teamId))
}

/** Returns the badge of a team without stored colours: three letters of its id on slate. */
function plainBadge(teamId: string): SeededTeam {
  const monogram = teamId.replaceAll('-', '').slice(0, 3).toUpperCase()
  return { id: teamId, monogram, primary: '#334155', secondary: '#cbd5e1', ink: '#ffffff' }
}

function badgeSvg({ monogram, primary, secondary, ink }: SeededTeam): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${monogram}">
<rect x="2" y="2" width="44" height="44" rx="12" fill="${secondary}" stroke="#64748b" stroke-opacity=".6"/>
<path d="M2 14A12 12 0 0 1 14 2h20a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12H14A12 12 0 0 1 2 28z" fill="${primary}"/>
<text x="24" y="27" text-anchor="middle" font-family="'Avenir Next Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif-condensed,sans-serif" font-size="16" font-weight="700" fill="${ink}">${monogram}</text>
</svg>
`
}
