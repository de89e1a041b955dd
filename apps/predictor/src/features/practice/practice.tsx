import { lazy, Suspense } from 'react'
import { loadChunk } from '../../launch/reload.ts'
import type { PracticeGameProps } from './practice-game.tsx'
import type { PracticeInvitationProps } from './practice-invitation.tsx'

const LoadedGame = lazy(() =>
  loadChunk(async () => ({ default: (await import('./practice-game.tsx')).PracticeGame })),
)
const LoadedInvitation = lazy(() =>
  loadChunk(async () => ({ default: (await import('./practice-invitation.tsx')).PracticeInvitation })),
)

/** Renders the game on the practice match, whose platform is loaded only then. */
export function PracticeGame(props: PracticeGameProps) {
  return (
    <Suspense>
      <LoadedGame {...props} />
    </Suspense>
  )
}

/** Leads to the practice match. Its card has the controls of a question, which the list does not need. */
export function PracticeInvitation(props: PracticeInvitationProps) {
  return (
    <Suspense>
      <LoadedInvitation {...props} />
    </Suspense>
  )
}
