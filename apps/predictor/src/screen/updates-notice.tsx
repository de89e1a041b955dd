import { useQuery } from '@tanstack/react-query'
import { Notice } from '@touchline/ui-kit'
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

const SLOW_PHASES: readonly (string | undefined)[] = ['reconnecting', 'failed', 'polling']

/** Renders that the network is gone or that the updates of this screen may be slow, otherwise nothing. A practice match has neither. */
export function UpdatesNotice({ isAwaiting, className }: UpdatesNoticeProps) {
  const { launch } = useGame()
  const { data: phase } = useQuery(livePhaseState)
  // Not what the browser reports: the game's server was asked too.
  const isOnline = useConnection()
  // Nothing of it is sent or received.
  if (launch.accessToken === PRACTICE_TOKEN) return null
  if (!isOnline || (isAwaiting && phase === 'offline')) {
    return (
      <Notice tone="caution" className={className}>
        {appCopy.offline}
      </Notice>
    )
  }
  if (!isAwaiting || !SLOW_PHASES.includes(phase)) return null
  return <Notice className={className}>{appCopy.slowUpdates}</Notice>
}
