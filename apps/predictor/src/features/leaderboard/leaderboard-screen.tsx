import { useQuery } from '@tanstack/react-query'
import { type BoardKind, chooseBoard, leaderboardLabel, leaderboardTitle } from '@touchline/game-rules'
import { CloseIcon, Dropdown, StatusTag, Swiper, VisuallyHidden } from '@touchline/ui-kit'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { fixtureChangeCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import { useSelectedRound } from '../../launch/selected-round.ts'
import { useGameNavigation, useNavigationState } from '../../navigation/game-navigation.ts'
import type { ListedFixture } from '../../platform/fixture-from-program.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import { Board } from './board.tsx'
import { BoardFailed } from './board-failed.tsx'
import { stopsOf } from './board-stops.ts'
import { leaderboardCopy } from './leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'
import { LoadingBoard } from './loading-board.tsx'
import { MatesBar } from './mates/mates-bar.tsx'
import { MatesTable } from './mates/mates-table.tsx'
import { EVERYONE } from './mates/use-mates-boards.ts'
import { useSeasonBoard } from './use-season-board.ts'
import voidStyles from './void-matches.module.css'

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

interface ChosenKind {
  readonly kind: BoardKind
  choose(kind: BoardKind): void
}

/** Returns the kind of leaderboard to show. The history entry stores it, so that a reload and the way back keep it. */
function useBoardKind(): ChosenKind {
  const { pathname, search } = useLocation()
  const { open } = useGameNavigation()
  const chosen = useNavigationState('board')
  return {
    kind: chosen === 'season' ? 'season' : 'round',
    choose: (kind) =>
      open(pathname + search, { replace: true, preventScrollReset: true, state: { board: kind } }),
  }
}

/** Renders the matches of the round that do not count on the board because they were called off. */
function VoidMatches({ matches }: { readonly matches: readonly ListedFixture[] }) {
  const off = matches.map(({ fixture }) => fixture).filter(({ isVoid }) => isVoid === true)
  if (off.length === 0) return null
  return (
    <ul className={voidStyles['void']}>
      {off.map(({ id, home, away, isPostponed }) => (
        <li key={id}>
          <StatusTag icon={<CloseIcon />}>{fixtureChangeCopy.offTag({ isPostponed })}</StatusTag>
          <span>{leaderboardCopy.voidNote(home.name, away.name)}</span>
        </li>
      ))}
    </ul>
  )
}
