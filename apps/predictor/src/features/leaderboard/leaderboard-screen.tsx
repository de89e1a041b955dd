import { useQuery } from '@tanstack/react-query'
import { chooseBoard, leaderboardLabel, leaderboardTitle } from '@touchline/game-rules'
import { Dropdown, Swiper, VisuallyHidden } from '@touchline/ui-kit'
import { useState } from 'react'
import { leaderboardCopy } from '../../config/copy/leaderboard-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { useSelectedRound } from '../../launch/use-selected-round.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import { Board } from './board.tsx'
import { BoardFailed } from './board-failed.tsx'
import { stopsOf } from './board-stops.ts'
import styles from './leaderboard-screen.module.css'
import { LoadingBoard } from './loading-board.tsx'
import { MatesBar } from './mates-bar.tsx'
import { MatesTable } from './mates-table.tsx'
import { EVERYONE } from './shown-players.ts'
import { useBoardKind } from './use-board-kind.ts'
import { useSeasonBoard } from './use-season-board.ts'
import { VoidMatches } from './void-matches.tsx'

/** Renders the leaderboard of a round or match, or of the whole tournament. */
export function LeaderboardScreen() {
  const game = useGame()
  const { tournament } = game.entry
  const { kind, choose } = useBoardKind()
  const [shown, setShown] = useState(EVERYONE)
  const selection = useSelectedRound()
  const { selected, select } = selection
  const fixtures = useQuery(fixturesQuery(game, tournament, selected?.id))
  const stops = stopsOf(tournament, fixtures.data ?? [], selection)
  const listed = stops.current
  const configId =
    kind === 'season' ? tournament.leaderboardOptions.tournamentLeaderboardId : selected?.leaderboardId
  const carried = chooseBoard(listed?.boards ?? [], kind, configId)
  const isElsewhere = kind === 'season' && carried === undefined && fixtures.data !== undefined
  const season = useSeasonBoard({ isWanted: isElsewhere })
  const board = isElsewhere ? season.board : carried
  // If the board is known, no read is needed.
  const read = isElsewhere && board === undefined ? season.read : fixtures
  const kickOffAt = listed?.fixture.kickOffAt
  const title = leaderboardTitle(tournament, kind, kind === 'round' ? { at: kickOffAt } : {})
  const { previousId: previous, nextId: next } = stops
  const emptyLabel =
    kind === 'season'
      ? (tournament.name ?? leaderboardCopy.unnamedTournament)
      : stops.label || leaderboardCopy.unnamedMatch
  return (
    <div className={styles['screen']}>
      <div className={styles['choice']}>
        <div className={styles['first']}>
          <Dropdown
            label={leaderboardCopy.choose}
            labelHidden
            options={[
              { value: 'round', label: leaderboardLabel(tournament, 'round') },
              { value: 'season', label: leaderboardLabel(tournament, 'season') },
            ]}
            value={kind}
            onValueChange={(value) => choose(value === 'season' ? 'season' : 'round')}
          />
          <MatesBar shown={shown} onShow={setShown} />
        </div>
        {kind === 'round' ? (
          <Swiper
            label={tournament.leaderboardOptions.nonTournamentLeaderboardLabel}
            previousLabel={leaderboardCopy.previous}
            nextLabel={leaderboardCopy.next}
            previousDisabled={previous === undefined}
            nextDisabled={next === undefined}
            onPrevious={() => previous !== undefined && select(previous)}
            onNext={() => next !== undefined && select(next)}
          >
            {stops.label}
          </Swiper>
        ) : null}
        {tournament.showLeaderboardTitleWithDate ? (
          <h2 className={styles['title']}>{title}</h2>
        ) : (
          <h2 className={styles['title']} data-hidden>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h2>
        )}
        {kind === 'round' ? <VoidMatches matches={fixtures.data ?? []} /> : null}
      </div>
      {read.isLoading ? <LoadingBoard /> : null}
      {read.data === undefined && read.isError ? (
        <div className={styles['standings']}>
          <BoardFailed onRetry={() => void read.refetch()} />
        </div>
      ) : null}
      {read.data !== undefined && shown.name === 'everyone' ? (
        <Board key={board?.id ?? 'none'} boardId={board?.id} title={title} emptyLabel={emptyLabel} />
      ) : null}
      {read.data !== undefined && shown.name !== 'everyone' ? (
        <MatesTable shown={shown} onShow={setShown} boardId={board?.id} emptyLabel={emptyLabel} />
      ) : null}
    </div>
  )
}
