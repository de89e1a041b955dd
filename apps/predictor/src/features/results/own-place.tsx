import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fixture, Standing } from '@touchline/game-rules'
import { seenNumbersOf } from '../../device/seen-numbers.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { keys } from '../../queries/keys.ts'
import { ownStandingQuery } from '../../queries/leaderboards.ts'
import { boardOfMatch, cachedTotal, type MatchBoard } from '../../queries/own-place.ts'
import { useFromCache } from '../../queries/use-from-cache.ts'
import { ownPlaceText } from './own-place-text.ts'
import styles from './result-screen.module.css'

/**
 * Renders the player's rank on the board that a match counts for. Nothing is rendered while it is unknown: the list reads it
 * as soon as there are points, and only a value that has become stale since is read again.
 */
export function OwnPlace({ fixture }: { readonly fixture: Fixture }) {
  const { tournament } = useGame().entry
  const board = useFromCache((client) => boardOfMatch(client, tournament, fixture))
  return board === undefined ? null : <PlaceOnBoard key={board.id} board={board} />
}

function PlaceOnBoard({ board }: { readonly board: MatchBoard }) {
  const game = useGame()
  const store = usePlayerStore()
  const wasRead = useQueryClient().getQueryData<Standing | null>(keys.ownStanding(board.id)) !== undefined
  const { data: own } = useQuery({ ...ownStandingQuery(game, board.id), enabled: wasRead })
  const total = useFromCache((client) => cachedTotal(client, board.id))
  if (own?.rank === undefined) return null
  const seenRank = seenNumbersOf(store, 'seenRanks').read(board.id)?.[own.playerId]
  return (
    <p className={styles['note']}>{ownPlaceText({ rank: own.rank, total, seenRank, round: board.round })}</p>
  )
}
