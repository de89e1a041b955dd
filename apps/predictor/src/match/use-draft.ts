import type { FixtureId } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { type Draft, type Drafts, draftInText, draftsOf } from '../device/drafts.ts'
import { usePlayerStore } from '../launch/use-player-store.ts'

interface DraftInUse {
  readonly draft: Draft
  readonly update: Drafts['update']
}

/** Returns what the player changed in a match and has not saved. Renders again when that changes, in another tab too. */
export function useDraft(fixtureId: FixtureId): DraftInUse {
  const store = usePlayerStore()
  const { text, update } = useMemo(() => draftsOf(store), [store])
  const stored = useSyncExternalStore(store.subscribe, () => text(fixtureId))
  return { draft: useMemo(() => draftInText(stored), [stored]), update }
}
