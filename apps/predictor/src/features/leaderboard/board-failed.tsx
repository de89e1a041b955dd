import { MessageScreen } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'

/** A board that could not be read is not an empty one, and says so. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      headingLevel={3}
      title={leaderboardCopy.failed}
      action={{ label: appCopy.retry, onSelect: onRetry }}
    />
  )
}
