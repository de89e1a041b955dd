import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { UnsentSubmits } from '../features/prediction/submit/unsent-submits.tsx'
import { useGame } from '../launch/game.ts'
import { fixtureScreenAt, usePaths } from '../launch/paths.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { playerQuery } from '../queries/player.ts'
import { useReturnScreen } from './return-screen.ts'

/**
 * Renders the screens, whose frames are in sight while the player loads, or the welcome page for a player who has not
 * seen it.
 */
export function PlayerGate() {
  const game = useGame()
  const paths = usePaths()
  const { pathname, hash } = useLocation()
  const player = useQuery({
    ...playerQuery(game),
    // Without a player there is no screen.
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const left = useReturnScreen(pathname)
  if (left !== undefined) return <Navigate to={paths.to(left)} replace />
  if (player.data?.isWelcomed === false)
    return <Navigate to={paths.welcome + hash} state={{ opened: pathname }} replace />
  return (
    <>
      {player.data === undefined ? null : (
        <>
          <LiveUpdates />
          <UnsentSubmits openId={fixtureScreenAt(pathname)?.fixtureId} />
        </>
      )}
      <Outlet />
    </>
  )
}

/** Leads from an unknown path to the list. */
export function ToHome() {
  return <Navigate to={usePaths().home} replace />
}
