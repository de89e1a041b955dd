// Server components import the options from the same file as the hooks, and their React has no named export for hooks.
import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'

/** Returns the id of the player; undefined until `init` has finished. */
export function useProfileId(engagement: Engagement): string | undefined {
  const subscribe = React.useCallback(
    (onChange: () => void) => {
      const stops = [engagement.on('ready', onChange), engagement.on('signedOut', onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [engagement],
  )
  const read = () => engagement.profile?.id
  return React.useSyncExternalStore(subscribe, read, read)
}
