import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PRACTICE_TOKEN } from '../config/settings.ts'
import { useGame } from '../launch/game.ts'
import { useClockSync } from '../launch/use-platform-time.ts'
import { usePageRestored } from '../navigation/use-page-restored.ts'
import { finishConfirmedSaves } from '../queries/confirmed-saves.ts'
import { checkConnection, useConnection } from '../queries/connection.ts'
import { useLiveReads } from './live-reads.ts'
import { ResultsNotice } from './results-notice.tsx'

const SPREAD_FROM_MS = 1000
const SPREAD_MS = 2000

/**
 * Starts the live updates: after the first screen, after a random delay that spreads the load at a kick-off, and with a
 * connection.
 */
export function LiveUpdates() {
  useRestoredReads()
  useClockSync()
  const isOnline = useConnection()
  const [isStarted, setIsStarted] = useState(false)
  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(() => setIsStarted(true), SPREAD_FROM_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isStarted ? <LiveRound /> : null
}

/** Keeps the screen up to date, and announces results; not that of a practice match, which the player calls up. */
function LiveRound() {
  const game = useGame()
  const client = useQueryClient()
  useEffect(() => void finishConfirmedSaves(game, client), [game, client])
  useLiveReads()
  return game.launch.accessToken === PRACTICE_TOKEN ? null : <ResultsNotice />
}

/**
 * Refetches the profile, the fixtures and the answers when the browser restores the page from its history. Each response
 * has the platform's time, so the first one corrects the game's clock.
 */
function useRestoredReads(): void {
  const client = useQueryClient()
  usePageRestored(() => {
    // A page in the history receives no event of the connection.
    void checkConnection()
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
  })
}
