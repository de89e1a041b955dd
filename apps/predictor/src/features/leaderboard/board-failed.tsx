import { BOARD_FAILED_TEXT } from '@touchline/game-rules'
import { MessageScreen } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'

/** A board that could not be read is not an empty one, and says so. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageScreen
      headingLevel={3}
      title={BOARD_FAILED_TEXT}
      action={{ label: appCopy.retry, onSelect: onRetry }}
    />
  )
}
