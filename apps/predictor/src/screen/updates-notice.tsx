import { useQuery } from '@tanstack/react-query'
import { Notice } from '@touchline/ui-kit'
import { appCopy } from '../config/copy.ts'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { useGame } from '../launch/game.ts'
import { useConnection } from '../queries/connection.ts'
import { realtimeState } from '../queries/realtime.ts'

interface UpdatesNoticeProps {
  /** Whether the screen can still change; otherwise slow updates are not worth a notice. */
  readonly isAwaiting: boolean
  readonly className?: string | undefined
}

/** A connection that is restored within a few seconds shows no notice, which would move the page. */
const NOTABLE_ATTEMPT = 3

/** Renders that the network is gone or that the updates of this screen may be slow, otherwise nothing. A practice match has neither. */
export function UpdatesNotice({ isAwaiting, className }: UpdatesNoticeProps) {
  const { launch } = useGame()
  const { data: realtime } = useQuery(realtimeState)
  // Not what the browser reports: the game's server was asked too.
  const isOnline = useConnection()
  // Nothing of it is sent or received.
  if (launch.accessToken === PRACTICE_TOKEN) return null
  if (!isOnline || (isAwaiting && realtime?.phase === 'offline')) {
    return (
      <Notice tone="caution" className={className}>
        {appCopy.offline}
      </Notice>
    )
  }
  const isSlow =
    realtime?.phase === 'failed' ||
    realtime?.phase === 'polling' ||
    (realtime?.phase === 'reconnecting' && realtime.attempt >= NOTABLE_ATTEMPT)
  if (!isAwaiting || !isSlow) return null
  return <Notice className={className}>{appCopy.slowUpdates}</Notice>
}
