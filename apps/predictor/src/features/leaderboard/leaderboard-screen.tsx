import { type BoardKind, leaderboardLabel } from '@touchline/game-rules'
import { CloseIcon, Dropdown, StatusTag, Swiper, VisuallyHidden } from '@touchline/ui-kit'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fixtureChangeCopy } from '../../config/copy.ts'
import { useGame } from '../../launch/game.ts'
import { useGameNavigation, useNavigationState } from '../../navigation/game-navigation.ts'
import type { ListedFixture } from '../../platform/fixture-from-program.ts'
import { ReadFailed } from '../../screen/read-failed.tsx'
import { Board } from './board.tsx'
import { LoadingBoard } from './board-frame.tsx'
import { useChosenBoard } from './chosen-board.ts'
import styles from './leaderboard.module.css'
import { leaderboardCopy } from './leaderboard-copy.ts'

/** The board that the screen shows. */
export interface GroupsProps {
  /** Undefined if the matches name no such board yet. */
  readonly boardId: string | undefined
  readonly emptyLabel: string
  readonly children: (parts: GroupParts) => ReactNode
}

/** What another feature adds to the screen. */
export interface GroupParts {
  /** The choice of whose rows are shown. */
  readonly choice: ReactNode
  /** The rows of the chosen group; undefined while those of everyone are shown. */
  readonly board: ReactNode
}

interface LeaderboardScreenProps {
  /** Adds the boards of groups of players. @default none */
  readonly Groups?: ComponentType<GroupsProps>
}

/** Renders the leaderboard of a round or match, or of the whole tournament. */
export function LeaderboardScreen({ Groups = Everyone }: LeaderboardScreenProps) {
  const { tournament } = useGame().entry
  const { kind, choose } = useBoardKind()
  const { boardId, read, title, emptyLabel, fixtures, stops, select } = useChosenBoard(kind)
  const { previousId: previous, nextId: next } = stops
  return (
    <Groups boardId={boardId} emptyLabel={emptyLabel}>
      {(groups) => (
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
              {kind === 'round' ? (
                <Swiper
                  className={`${styles['stops']} ${tournament.roundBased ? '' : styles['ofMatches']}`}
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
            </div>
            {groups.choice}
            {tournament.showLeaderboardTitleWithDate ? (
              <h2 className={styles['title']}>{title}</h2>
            ) : (
              <h2 className={styles['title']} data-hidden>
                <VisuallyHidden>{title}</VisuallyHidden>
              </h2>
            )}
            {kind === 'round' ? <VoidMatches matches={fixtures} /> : null}
          </div>
          {read.data === undefined && !read.isError ? <LoadingBoard /> : null}
          {read.data === undefined && read.isError ? (
            <div className={styles['standings']}>
              <ReadFailed
                headingLevel={3}
                title={leaderboardCopy.failed}
                onRetry={() => void read.refetch()}
              />
            </div>
          ) : null}
          {read.data === undefined
            ? null
            : (groups.board ?? (
                <Board key={boardId ?? 'none'} boardId={boardId} title={title} emptyLabel={emptyLabel} />
              ))}
        </div>
      )}
    </Groups>
  )
}

function Everyone({ children }: GroupsProps) {
  return children({ choice: null, board: undefined })
}

interface ChosenKind {
  readonly kind: BoardKind
  choose(kind: BoardKind): void
}

/** Returns the kind of leaderboard to show. The history entry stores it, so that a reload and the way back keep it. */
function useBoardKind(): ChosenKind {
  const { pathname, search, hash } = useLocation()
  const { open } = useGameNavigation()
  const chosen = useNavigationState('board')
  return {
    kind: chosen === 'season' ? 'season' : 'round',
    choose: (kind) =>
      open(pathname + search + hash, { replace: true, preventScrollReset: true, state: { board: kind } }),
  }
}

/** Renders the matches of the round that do not count on the board because they were called off. */
function VoidMatches({ matches }: { readonly matches: readonly ListedFixture[] }) {
  const off = matches.map(({ fixture }) => fixture).filter(({ isVoid }) => isVoid === true)
  if (off.length === 0) return null
  return (
    <ul className={styles['void']}>
      {off.map(({ id, home, away, isPostponed }) => (
        <li key={id}>
          <StatusTag icon={<CloseIcon />}>{fixtureChangeCopy.offTag({ isPostponed })}</StatusTag>
          <span>{leaderboardCopy.voidNote(home.name, away.name)}</span>
        </li>
      ))}
    </ul>
  )
}
