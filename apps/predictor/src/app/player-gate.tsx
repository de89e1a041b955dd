import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { hasLastList } from '../device/has-last-list.ts'
import { ROUTES } from '../launch/routes.ts'
import { useGame } from '../launch/use-game.ts'
import { usePaths } from '../launch/use-paths.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { isSignedOut } from '../platform/read-errors.ts'
import { playerQuery } from '../queries/player.ts'
import { LazyUnsentSubmits } from './lazy-unsent-submits.tsx'
import { NoticePlaces } from './notice-places.tsx'

/**
 * Renders the screens, whose frames are in sight while the player loads, or the welcome page for a player who has not
 * seen it.
 */
export function PlayerGate() {
  const game = useGame()
  const paths = usePaths()
  const { pathname, hash } = useLocation()
  const isList = pathname === ROUTES.home || pathname === ROUTES.fixtures
  const player = useQuery({
    ...playerQuery(game),
    // Without a player there is no screen. The last known list stays, and offers a retry.
    throwOnError: (error, { state }) =>
      state.data === undefined && !(isList && hasLastList(game) && !isSignedOut(error)),
  })
  if (player.data?.isWelcomed === false)
    return <Navigate to={paths.welcome + hash} state={{ opened: pathname }} replace />
  return (
    <NoticePlaces>
      {player.data === undefined ? null : (
        <>
          <LiveUpdates />
          <LazyUnsentSubmits />
        </>
      )}
      <Outlet />
    </NoticePlaces>
  )
}
