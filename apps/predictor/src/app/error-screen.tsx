import { buttonAttributes, MessageScreen } from '@touchline/ui-kit'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { appCopy, signInCopy } from '../config/copy.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { findTournament } from '../config/tournaments.ts'
import { ownFile } from '../config/urls.ts'
import { TOKEN_PARAM, TOURNAMENT_PARAM } from '../launch/launch-params.ts'
import { placeOf, ROUTES, withPlace } from '../launch/paths.ts'
import { consequencesOf } from '../platform/faults.ts'
import { logFailure } from '../platform/log.ts'
import { isReachable } from '../queries/connection.ts'
import { isRepeated } from '../queries/query-client.ts'
import { Hero } from '../screen/hero.tsx'
import layout from '../screen/screen-layout.module.css'
import { DeploymentContext } from './embedding.ts'

/** Quoted texts are the specification's, letter for letter. */
const errorCopy = {
  logIn: { title: 'LOG IN TO PLAY', description: 'You need to be logged in to make predictions.' },
  generic: { title: 'ERROR', description: 'Something went wrong, please check back later.' },
  unknownTournament: {
    title: 'NO SUCH TOURNAMENT',
    description: 'This link names a tournament that is not played here. Check the link you came with.',
  },
  retry: 'RETRY',
} as const

/**
 * Renders an error as a whole screen. If the error may have passed, the page is reloaded automatically when the connection or the
 * page's visibility returns. A screen that fails inside its frame is not: that would end a Submit next to it.
 */
export function ErrorScreen({ error }: ErrorProps) {
  const { cause }: { cause?: unknown } = Object(error)
  const mayPass = isRepeated(error) || isRepeated(cause)
  useEffect(() => (mayPass ? reloadOnReturn() : undefined), [mayPass])
  return (
    <main>
      <title>{appCopy.pageTitle(textsOf(error).title)}</title>
      <ErrorMessage error={error} />
    </main>
  )
}

interface ErrorProps {
  readonly error: unknown
}

interface ErrorMessageProps extends ErrorProps {
  /** @default 1 */
  readonly headingLevel?: 1 | 2
}

/** Renders an error and what to do next; logs it, because no other code handles it. */
export function ErrorMessage({ error, headingLevel = 1 }: ErrorMessageProps) {
  useEffect(() => logFailure('A screen stopped', error), [error])
  const { need } = consequencesOf(error)
  const { requestFromHost } = use(DeploymentContext)
  useEffect(() => {
    if (need !== undefined) requestFromHost?.(need)
  }, [need, requestFromHost])
  // Only a whole screen needs a token.
  if (need === 'token') return <LogInScreen />
  return (
    <MessageScreen
      headingLevel={headingLevel}
      {...textsOf(error)}
      action={{ label: errorCopy.retry, onSelect: () => window.location.reload() }}
    />
  )
}

/**
 * Reloads the page when the connection or the page's visibility returns and the server responds. Returns a function that stops
 * it.
 */
function reloadOnReturn(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  async function reload(): Promise<void> {
    if (document.hidden || !(await isReachable()) || signal.aborted) return
    stopped.abort()
    window.location.reload()
  }
  window.addEventListener('online', () => void reload(), { signal })
  // The event of the document, which bubbles.
  window.addEventListener('visibilitychange', () => void reload(), { signal })
  return () => stopped.abort()
}

function textsOf(error: unknown) {
  return errorCopy[consequencesOf(error).screen ?? 'generic']
}

/** Renders that a player has to log in, the way to do so, and the practice match, which needs no account. */
function LogInScreen() {
  const { PracticeInvitation, tournaments, basePath = '/' } = use(DeploymentContext)
  const { tournamentId = '' } = placeOf(useLocation())
  const known = findTournament(tournamentId, tournaments)
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
        title={errorCopy.logIn.title}
        lead={errorCopy.logIn.description}
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
 * Leads to the host site's sign-in, which can send the player back to this tournament and fixture; nothing if the deployment
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
      {...buttonAttributes({ variant: 'primary', size, wide: size === 'l' })}
    >
      {signInCopy.logIn}
    </a>
  )
}
