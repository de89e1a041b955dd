import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from '../../launch/reload.ts'
import { logFailure } from '../../platform/log.ts'
import type { PracticeGameProps } from './practice-game.tsx'
import type { PracticeInvitationProps } from './practice-invitation.tsx'

const LoadedGame = lazy(() =>
  loadChunk(async () => ({ default: (await import('./practice-game.tsx')).PracticeGame })),
)
const LoadedInvitation = lazy(() =>
  loadChunk<{ default: ComponentType<PracticeInvitationProps> }>(async () => ({
    default: (await import('./practice-invitation.tsx')).PracticeInvitation,
  })).catch((error: unknown) => {
    // It is part of an error screen, around which no error is caught.
    logFailure('The practice match cannot be offered', error)
    return { default: () => null }
  }),
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
