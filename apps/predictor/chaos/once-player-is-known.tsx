import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useGame } from '../src/launch/use-game.ts'
import { playerQuery } from '../src/queries/player.ts'
import { ReadFrame } from '../src/screen/read-frame.tsx'

/** Reads the player before the screen, as the game's gate does. A failed read is shown here: no boundary is around it. */
export function OncePlayerIsKnown({ children }: { readonly children: ReactNode }) {
  const player = useQuery({ ...playerQuery(useGame()), throwOnError: false })
  return (
    <ReadFrame read={player} skeleton={null} failedTitle="">
      {() => children}
    </ReadFrame>
  )
}
