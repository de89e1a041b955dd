import { useQueryClient } from '@tanstack/react-query'
import type { Round } from '@touchline/game-rules'
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../../launch/use-game.ts'
import { logFailure } from '../../platform/log.ts'
import { completeRound } from '../../queries/complete-round.ts'

/** How far the rounds are read. */
export type Completion =
  | { readonly name: 'idle' }
  | { readonly name: 'reading'; readonly done: number; readonly count: number }
  | { readonly name: 'failed'; readonly round: Round }
  | { readonly name: 'done' }

/** Reads rounds one after another when the player starts it; ends when the player stops it or leaves the page. */
export function useCompleteRounds() {
  const game = useGame()
  const client = useQueryClient()
  const [completion, setCompletion] = useState<Completion>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(rounds: readonly Round[]): Promise<void> {
    const run = new AbortController()
    running.current = run
    for (const [done, round] of rounds.entries()) {
      setCompletion({ name: 'reading', done, count: rounds.length })
      try {
        await completeRound(game, client, round)
      } catch (error) {
        logFailure(`${round.label} could not be read`, error)
        if (!run.signal.aborted) setCompletion({ name: 'failed', round })
        return
      }
      if (run.signal.aborted) return
    }
    setCompletion({ name: 'done' })
  }

  function stop(): void {
    running.current?.abort()
    setCompletion({ name: 'idle' })
  }

  return { completion, start, stop }
}
