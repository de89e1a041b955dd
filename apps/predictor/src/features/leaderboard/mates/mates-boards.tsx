import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGame } from '../../../launch/game.ts'
import { playerQuery } from '../../../queries/player.ts'
import type { GroupsProps } from '../leaderboard-screen.tsx'
import { MatesBar } from './mates-bar.tsx'
import { EVERYONE } from './mates-store.ts'
import { MatesTable } from './mates-table.tsx'

/** Adds the boards of mates to the leaderboards, unless the deployment does without them. */
export function MatesBoards({ boardId, emptyLabel, children }: GroupsProps) {
  const game = useGame()
  const player = useQuery(playerQuery(game))
  const [shown, setShown] = useState(EVERYONE)
  if (!game.settings.matesBoards || player.data === undefined)
    return children({ choice: null, board: undefined })
  return children({
    choice: <MatesBar playerId={player.data.id} shown={shown} onShow={setShown} />,
    board:
      shown.name === 'everyone' ? undefined : (
        <MatesTable shown={shown} onShow={setShown} boardId={boardId} emptyLabel={emptyLabel} />
      ),
  })
}
