import { useQueryClient } from '@tanstack/react-query'
import { usePageRestored } from '../navigation/use-page-restored.ts'

/**
 * Reads what is on the screen again when the browser shows an old page: the profile, the matches, the answers.
 * Each answer of the platform says its time as well, so the game's clock is right again with the first.
 */
export function useRestoredReads(): void {
  const client = useQueryClient()
  usePageRestored(() => void client.refetchQueries({ type: 'active' }, { cancelRefetch: false }))
}
