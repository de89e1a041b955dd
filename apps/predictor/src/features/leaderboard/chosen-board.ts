import { useQuery } from '@tanstack/react-query'
import {
  type BoardKind,
  chooseBoard,
  emptyBoardText,
  leaderboardTitle,
  startingRound,
} from '@touchline/game-rules'
import { fixtureCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import { useSelectedRound } from '../../launch/selected-round.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import { leaderboardCopy } from './leaderboard-copy.ts'

/**
 * Returns the board of the selected round or match, or of the season, and what is written about it. The fixtures name their
 * boards. Those of the current round name the season's: the selected round may have no fixtures yet.
 */
export function useChosenBoard(kind: BoardKind) {
  const game = useGame()
  const { tournament } = game.entry
  const { roundBased, leaderboardOptions } = tournament
  const { rounds, selected, selectedId, select } = useSelectedRound()
  const round = kind === 'season' ? startingRound(tournament, game.engagement.now()) : selected
  const read = useQuery(fixturesQuery(game, tournament, round?.id))
  const fixtures = read.data ?? []
  /** The items of the swiper: rounds, or matches if the tournament has no rounds. Round 0 leads on here: there is no carousel. */
  const stops = roundBased
    ? rounds
    : fixtures.map(({ fixture: { id, home, away } }) => ({
        id,
        label: fixtureCopy.teams(home.name, away.name),
      }))
  const place = Math.max(
    0,
    stops.findIndex(({ id }) => id === selectedId),
  )
  const named = roundBased || kind === 'season' ? fixtures : fixtures.slice(place, place + 1)
  const configId = kind === 'season' ? leaderboardOptions.tournamentLeaderboardId : selected?.leaderboardId
  const label = stops[place]?.label ?? ''
  return {
    boardId: chooseBoard(
      named.flatMap(({ boards }) => boards),
      kind,
      configId,
    )?.id,
    read,
    title: leaderboardTitle(tournament, kind, kind === 'round' ? { at: named[0]?.fixture.kickOffAt } : {}),
    emptyText: emptyBoardText(
      kind === 'season'
        ? (tournament.name ?? leaderboardCopy.unnamedTournament)
        : label || leaderboardCopy.unnamedFixture,
    ),
    label,
    previousId: stops[place - 1]?.id,
    nextId: stops[place + 1]?.id,
    select,
  }
}
