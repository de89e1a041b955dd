import { useQuery } from '@tanstack/react-query'
import {
  type BoardKind,
  chooseBoard,
  leaderboardTitle,
  startingRound,
  type Tournament,
} from '@touchline/game-rules'
import { fixtureCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import { type RoundSelection, useSelectedRound } from '../../launch/selected-round.ts'
import type { ListedFixture } from '../../platform/fixture-from-program.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import { cachedBoards } from '../../queries/leaderboards.ts'
import { useFromCache } from '../../queries/use-from-cache.ts'
import { leaderboardCopy } from './leaderboard-copy.ts'

/** Returns the board of the selected round or match, or of the season, and what is written about it. */
export function useChosenBoard(kind: BoardKind) {
  const game = useGame()
  const { tournament } = game.entry
  const selection = useSelectedRound()
  const { selected, select } = selection
  const fixtures = useQuery(fixturesQuery(game, tournament, selected?.id))
  const stops = stopsOf(tournament, fixtures.data ?? [], selection)
  const configId =
    kind === 'season' ? tournament.leaderboardOptions.tournamentLeaderboardId : selected?.leaderboardId
  const carried = chooseBoard(stops.current?.boards ?? [], kind, configId)
  const isElsewhere = kind === 'season' && carried === undefined && fixtures.data !== undefined
  const season = useSeasonBoard({ isWanted: isElsewhere })
  const board = isElsewhere ? season.board : carried
  const at = stops.current?.fixture.kickOffAt
  return {
    boardId: board?.id,
    // If the board is known, no read is needed.
    read: isElsewhere && board === undefined ? season.read : fixtures,
    title: leaderboardTitle(tournament, kind, kind === 'round' ? { at } : {}),
    /** The round or match that must be complete before the board is calculated. */
    emptyLabel:
      kind === 'season'
        ? (tournament.name ?? leaderboardCopy.unnamedTournament)
        : stops.label || leaderboardCopy.unnamedMatch,
    stops,
    select,
  }
}

/** The item of the swiper: a round, or a match if the tournament has no rounds. */
interface BoardStops {
  readonly label: string
  /** The match whose boards are shown; any match of a round has the round's. */
  readonly current: ListedFixture | undefined
  readonly previousId: string | undefined
  readonly nextId: string | undefined
}

/**
 * Returns the stop and its neighbours. Round 0 has neighbours as well: its arrows are disabled only in the fixtures
 * list, where the carousel leads out of it, and the leaderboard has no carousel.
 */
function stopsOf(
  tournament: Pick<Tournament, 'roundBased'>,
  fixtures: readonly ListedFixture[],
  { rounds, selected, selectedId }: Pick<RoundSelection, 'rounds' | 'selected' | 'selectedId'>,
): BoardStops {
  if (tournament.roundBased) {
    const place = rounds.findIndex(({ id }) => id === selected?.id)
    return {
      label: selected?.label ?? '',
      current: fixtures.find(({ boards }) => boards.length > 0) ?? fixtures[0],
      previousId: rounds[place - 1]?.id,
      nextId: place === -1 ? undefined : rounds[place + 1]?.id,
    }
  }
  const place = Math.max(
    0,
    fixtures.findIndex(({ fixture }) => fixture.id === selectedId),
  )
  const current = fixtures[place]
  return {
    label:
      current === undefined ? '' : fixtureCopy.teams(current.fixture.home.name, current.fixture.away.name),
    current,
    previousId: fixtures[place - 1]?.fixture.id,
    nextId: fixtures[place + 1]?.fixture.id,
  }
}

/**
 * Returns the season's board for a round whose matches do not name it: that of any other match, else of the matches of the
 * current round.
 */
function useSeasonBoard({ isWanted }: { readonly isWanted: boolean }) {
  const game = useGame()
  const { tournament } = game.entry
  const cached = useFromCache((client) => cachedBoards(client, tournament))
  const known = isWanted ? chooseBoard(cached, 'season') : undefined
  const current = startingRound(tournament, game.engagement.now())
  const read = useQuery({
    ...fixturesQuery(game, tournament, current?.id),
    enabled: isWanted && known === undefined,
  })
  const boards = (read.data ?? []).flatMap((listed) => listed.boards)
  return { board: known ?? chooseBoard(boards, 'season'), read }
}
