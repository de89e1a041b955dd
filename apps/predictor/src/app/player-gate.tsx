import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useGame } from '../launch/use-game.ts'
import { usePaths } from '../launch/use-paths.ts'
import { LiveUpdates } from '../live/live-updates.tsx'
import { playerQuery } from '../queries/player.ts'
import { LazyUnsentSubmits } from './lazy-unsent-submits.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NoticePlaces } from './notice-places.tsx'

/** A loader while the player loads, the welcome page for who has not seen it, then the screens. */
export function PlayerGate() {
  const game = useGame()
  const paths = usePaths()
  const { pathname } = useLocation()
  const player = useQuery(playerQuery(game))
  if (player.data === undefined) return <LoadingScreen />
  if (!player.data.isWelcomed) return <Navigate to={paths.welcome} state={{ opened: pathname }} replace />
  return (
    <NoticePlaces>
      <LiveUpdates />
      <LazyUnsentSubmits />
      <Outlet />
    </NoticePlaces>
  )
}
