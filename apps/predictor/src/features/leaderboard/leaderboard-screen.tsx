import { useQuery } from '@tanstack/react-query'
import {
  type BoardKind,
  chooseBoard,
  emptyBoardText,
  leaderboardLabel,
  leaderboardTitle,
  previousRound,
  startingRound,
} from '@touchline/game-rules'
import { Dropdown, Swiper, VisuallyHidden } from '@touchline/ui-kit'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fixtureCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import { useSelectedRound } from '../../launch/selected-round.ts'
import { useGameNavigation, useNavigationState } from '../../navigation/game-navigation.ts'
import { fixturesQuery } from '../../queries/fixtures.ts'
import layout from '../../screen/screen-layout.module.css'
import { Board } from './board.tsx'
import { BoardFrame, LoadingSide } from './board-frame.tsx'
import styles from './leaderboard.module.css'
import { leaderboardCopy } from './leaderboard-copy.ts'

/** The board that the screen shows. */
export interface GroupsProps {
  /** Undefined if the matches name no such board yet. */
  readonly boardId: string | undefined
  /** Shown in place of the rows while the board is empty. */
  readonly emptyText: string
  /**
   * @param choice of whose rows are shown @default none
   * @param board the rows of the chosen group @default those of everyone
   */
  readonly children: (choice?: ReactNode, board?: ReactNode) => ReactNode
}

interface LeaderboardScreenProps {
  /** Adds the boards of groups of players. @default none */
  readonly Groups?: ComponentType<GroupsProps>
}

/** Renders the leaderboard of a round or match, or of the whole tournament. */
export function LeaderboardScreen({ Groups = ({ children }) => children() }: LeaderboardScreenProps) {
  const { tournament } = useGame().entry
  const { pathname, search, hash } = useLocation()
  const { open } = useGameNavigation()
  // The history entry stores the kind, so that a reload and the way back keep it.
  const kind = useNavigationState('board') === 'season' ? 'season' : 'round'
  const { boardId, read, title, emptyText, label, previousId, nextId, select } = useChosenBoard(kind)
  const isTitleShown = tournament.showLeaderboardTitleWithDate
  return (
    <Groups boardId={boardId} emptyText={emptyText}>
      {(choice, groupBoard) => (
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
                onValueChange={(board) => open(pathname + search + hash, { replace: true, state: { board } })}
              />
              {kind === 'round' ? (
                <Swiper
                  className={`${styles['stops']} ${tournament.roundBased ? '' : styles['ofFixtures']}`}
                  label={tournament.leaderboardOptions.nonTournamentLeaderboardLabel}
                  previousLabel={leaderboardCopy.previous}
                  nextLabel={leaderboardCopy.next}
                  previousDisabled={previousId === undefined}
                  nextDisabled={nextId === undefined}
                  onPrevious={() => previousId !== undefined && select(previousId)}
                  onNext={() => nextId !== undefined && select(nextId)}
                >
                  {label}
                </Swiper>
              ) : null}
            </div>
            {choice}
            <h2 className={layout['title']} data-hidden={!isTitleShown || undefined}>
              {isTitleShown ? title : <VisuallyHidden>{title}</VisuallyHidden>}
            </h2>
          </div>
          {read.data === undefined ? (
            <BoardFrame
              side={read.isError ? null : <LoadingSide />}
              onRetry={read.isError ? () => void read.refetch() : undefined}
            />
          ) : (
            (groupBoard ?? (
              <Board key={boardId ?? 'none'} boardId={boardId} title={title} emptyText={emptyText} />
            ))
          )}
        </div>
      )}
    </Groups>
  )
}

/** Returns the board of the selected round or match, or of the season, and what is written about it. The fixtures name their boards. */
function useChosenBoard(kind: BoardKind) {
  const { tournament } = useGame().entry
  const { roundBased, leaderboardOptions } = tournament
  const { rounds, selected, selectedId, select } = useSelectedRound()
  const read = useNamingFixtures(kind)
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

/**
 * Reads the fixtures that name a board. The season's is named by those of the current round, because the selected one may have none
 * yet. Nor has the current one, until the round before it is complete: then by those of that round.
 */
function useNamingFixtures(kind: BoardKind) {
  const game = useGame()
  const { tournament } = game.entry
  const { selected } = useSelectedRound()
  const round = kind === 'season' ? startingRound(tournament, game.engagement.now()) : selected
  const read = useQuery(fixturesQuery(game, tournament, round?.id))
  const isEmpty = kind === 'season' && read.data?.length === 0
  const before = isEmpty ? previousRound(tournament.matchWeeks, round) : undefined
  const readBefore = useQuery({
    ...fixturesQuery(game, tournament, before?.id),
    enabled: before !== undefined,
  })
  return before === undefined ? read : readBefore
}
