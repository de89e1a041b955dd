import type { BoardKind } from '@touchline/game-rules'
import { useLocation } from 'react-router'
import { isRecord } from '../../config/is-record.ts'
import { useGameNavigation } from '../../navigation/use-game-navigation.ts'

interface ChosenKind {
  readonly kind: BoardKind
  choose(kind: BoardKind): void
}

/** Returns the kind of leaderboard to show. The history entry stores it, so that a reload and the way back keep it. */
export function useBoardKind(): ChosenKind {
  const { pathname, search, state } = useLocation()
  const { open } = useGameNavigation()
  return {
    kind: isRecord(state) && state['board'] === 'season' ? 'season' : 'round',
    choose: (kind) =>
      open(pathname + search, { replace: true, preventScrollReset: true, state: { board: kind } }),
  }
}
