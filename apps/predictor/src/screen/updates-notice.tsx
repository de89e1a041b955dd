import { useQuery } from '@tanstack/react-query'
import { ConnectionNotice } from '@touchline/ui-kit'
import { appCopy } from '../config/copy.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { useGame } from '../launch/game.ts'
import { useConnection } from '../queries/connection.ts'
import { livePhaseState } from '../queries/session-state.ts'

interface UpdatesNoticeProps {
  /** Whether the screen can still change; otherwise slow updates are not worth a notice. */
  readonly isAwaiting: boolean
  readonly className?: string | undefined
}

/** Renders that the network is gone or that the updates of this screen may be slow, otherwise nothing. A practice match has neither. */
export function UpdatesNotice({ isAwaiting, className }: UpdatesNoticeProps) {
  const { launch } = useGame()
  const { data: phase } = useQuery(livePhaseState)
  // Not what the browser reports: the game's server was asked too.
  const isOnline = useConnection()
  // Nothing of it is sent or received.
  if (launch.accessToken === PRACTICE_TOKEN) return null
  return (
    <ConnectionNotice
      phase={isAwaiting ? phase : 'idle'}
      isOnline={isOnline}
      className={className}
      offlineText={appCopy.offline}
    />
  )
}
