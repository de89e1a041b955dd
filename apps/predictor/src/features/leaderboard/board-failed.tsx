import { MessageScreen } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy.ts'
import { leaderboardCopy } from './leaderboard-copy.ts'

/** Renders that the board could not be read, which differs from an empty board. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      headingLevel={3}
      title={leaderboardCopy.failed}
      action={{ label: appCopy.retry, onSelect: onRetry }}
    />
  )
}
