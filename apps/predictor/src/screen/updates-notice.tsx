import { ConnectionNotice } from '@touchline/ui-kit/engagement'
import { useSyncExternalStore } from 'react'
import { appCopy } from '../config/copy/app-copy.ts'
import { useGame } from '../launch/use-game.ts'

interface UpdatesNoticeProps {
  /** Whether what is shown can still change: otherwise updates that come late matter to no player. */
  readonly isAwaiting: boolean
  readonly className?: string | undefined
}

/** Says that the network is gone, or that the updates this screen waits for may be slow; nothing otherwise. */
export function UpdatesNotice({ isAwaiting, className }: UpdatesNoticeProps) {
  const { livePhase } = useGame()
  const phase = useSyncExternalStore(livePhase.subscribe, livePhase.read, livePhase.read)
  return (
    <ConnectionNotice
      phase={isAwaiting ? phase : 'idle'}
      className={className}
      offlineText={appCopy.offline}
    />
  )
}
