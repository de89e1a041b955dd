import { leaderboardLabel } from '@touchline/game-rules'
import { Dropdown, Swiper, VisuallyHidden } from '@touchline/ui-kit'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useGame } from '../../launch/game.ts'
import { useGameNavigation, useNavigationState } from '../../navigation/game-navigation.ts'
import { Board } from './board.tsx'
import { BoardFrame, LoadingSide } from './board-frame.tsx'
import { useChosenBoard } from './chosen-board.ts'
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
                onValueChange={(board) =>
                  open(pathname + search + hash, {
                    replace: true,
                    preventScrollReset: true,
                    state: { board },
                  })
                }
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
            <h2 className={styles['title']} data-hidden={!isTitleShown || undefined}>
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
