import type { FixtureId } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { type Draft, draftInText, draftsOf } from '../device/drafts.ts'
import { usePlayerStore } from '../launch/game.ts'

/** Returns what the player changed in a match and has not saved. Renders again when that changes, in another tab too. */
export function useDraft(fixtureId: FixtureId): Draft {
  const store = usePlayerStore()
  const { text } = useMemo(() => draftsOf(store), [store])
  const stored = useSyncExternalStore(store.subscribe, () => text(fixtureId))
  return useMemo(() => draftInText(stored), [stored])
}
