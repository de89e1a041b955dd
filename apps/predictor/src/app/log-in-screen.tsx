import { buttonAttributes } from '@touchline/ui-kit'
import { use } from 'react'
import { useLocation } from 'react-router'
import { signInCopy } from '../config/copy.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { TOURNAMENTS } from '../config/tournaments.ts'
import { ownFile } from '../config/urls.ts'
import { TOKEN_PARAM, TOURNAMENT_PARAM } from '../launch/launch-params.ts'
import { placeOf, ROUTES, withPlace } from '../launch/paths.ts'
import { Hero } from '../screen/hero.tsx'
import layout from '../screen/screen-layout.module.css'
import { DeploymentContext } from './embedding.ts'
import { rememberScreen } from './return-screen.ts'

interface LogInScreenProps {
  readonly title: string
  readonly description: string
  readonly headingLevel: 1 | 2
}

/** Renders that a player has to log in, the way to do so, and the practice match, which needs no account. */
export function LogInScreen({ title, description, headingLevel }: LogInScreenProps) {
  const { PracticeInvitation, tournaments = [], basePath = '/' } = use(DeploymentContext)
  const { tournamentId = '' } = placeOf(useLocation())
  const known =
    tournaments.find(({ tournament }) => tournament.id === tournamentId) ?? TOURNAMENTS.get(tournamentId)
  const practiceQuery = new URLSearchParams({
    [TOURNAMENT_PARAM]: tournamentId,
    [TOKEN_PARAM]: PRACTICE_TOKEN,
  })
  return (
    <div className={layout['page']} data-width="form">
      <Hero
        size="page"
        logo={known && ownFile(basePath, known.tournament.tournamentLogo)}
        tournament={known?.tournament.name}
        title={title}
        lead={description}
        headingLevel={headingLevel}
      />
      <div className={layout['fields']}>
        <LogInLink size="l" />
        {tournamentId === '' || PracticeInvitation === undefined ? null : (
          <PracticeInvitation to={`${ROUTES.home}?${practiceQuery}`} />
        )}
      </div>
    </div>
  )
}

/**
 * Leads to the host site's sign-in, which can send the player back to this tournament and match; nothing if the deployment
 * names no such page.
 */
export function LogInLink({ size }: { readonly size?: 'l' }) {
  const { signInUrl } = use(DeploymentContext)
  const location = useLocation()
  if (signInUrl === undefined) return null
  return (
    // '_top': sign-in pages do not work inside the game's frame.
    <a
      href={withPlace(signInUrl, placeOf(location)) + location.hash}
      target="_top"
      onClick={() => rememberScreen(location.pathname)}
      {...buttonAttributes({ variant: 'primary', size, wide: size === 'l' })}
    >
      {signInCopy.logIn}
    </a>
  )
}
