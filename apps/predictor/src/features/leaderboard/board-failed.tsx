import { ReadFailed } from '../../screen/read-failed.tsx'
import { leaderboardCopy } from './leaderboard-copy.ts'

/** Renders that the board could not be read, which differs from an empty board. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <ReadFailed headingLevel={3} title={leaderboardCopy.failed} onRetry={onRetry} />
}
