import { useQueryClient } from '@tanstack/react-query'
import { usePageRestored } from '../navigation/use-page-restored.ts'
import { checkConnection } from '../queries/connection.ts'

/**
 * Refetches the profile, the matches and the answers when the browser restores the page from its history. Each response
 * has the platform's time, so the first one corrects the game's clock.
 */
export function useRestoredReads(): void {
  const client = useQueryClient()
  usePageRestored(() => {
    // A page in the history receives no event of the connection.
    void checkConnection()
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  })
}
