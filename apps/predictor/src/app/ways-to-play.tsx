import { buttonAttributes } from '@touchline/ui-kit'
import { use } from 'react'
import { useLocation } from 'react-router'
import { signInCopy } from '../config/copy.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { practiceCopy } from '../features/practice/practice-copy.ts'
import { PracticePreview } from '../features/practice/practice-preview.tsx'
import { TOKEN_PARAM, TOURNAMENT_PARAM } from '../launch/launch-params.ts'
import { placeOf, ROUTES, withPlace } from '../launch/paths.ts'
import { GameLink } from '../navigation/game-link.tsx'
import { DeploymentContext } from './embedding.ts'

/** Leads to the host site's sign-in and to the practice match, which needs no account; its first card is shown below. */
export function WaysToPlay() {
  const { practiceMatch } = use(DeploymentContext)
  const { tournamentId } = placeOf(useLocation())
  const practiceQuery = new URLSearchParams({
    [TOURNAMENT_PARAM]: tournamentId ?? '',
    [TOKEN_PARAM]: PRACTICE_TOKEN,
  })
  return (
    <>
      <LogInLink size="l" />
      {tournamentId === undefined || !practiceMatch ? null : (
        <>
          <GameLink
            to={`${ROUTES.home}?${practiceQuery}`}
            {...buttonAttributes({ variant: 'secondary', size: 'l' })}
          >
            {practiceCopy.tryIt}
          </GameLink>
          <PracticePreview to={`${ROUTES.home}?${practiceQuery}`} />
        </>
      )}
    </>
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
      {...buttonAttributes({ variant: 'primary', size })}
    >
      {signInCopy.logIn}
    </a>
  )
}
