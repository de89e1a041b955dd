import { Hono } from 'hono'
import { type SeededTeam, seededTeams } from '../../services/seeding/seeded-teams.ts'

/** Neutral badges with a monogram: crests are trade marks, so none is stored. */
export function badgeRoutes(): Hono {
  const known = seededTeams()
  return new Hono().get('/badges/:file{[a-z0-9-]+\\.svg}', (c) => {
    const teamId = c.req.param('file').slice(0, -'.svg'.length)
    c.header('cache-control', 'public, max-age=3600')
    return c.body(badgeSvg(known.get(teamId) ?? plainBadge(teamId)), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
    })
  })
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
