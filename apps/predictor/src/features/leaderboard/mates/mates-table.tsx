import { useQuery } from '@tanstack/react-query'
import { boardState, emptyBoardText } from '@touchline/game-rules'
import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { appCopy } from '../../../config/copy.ts'
import { savedAtText } from '../../../config/text-format.ts'
import type { MatesBoard } from '../../../device/mates-boards.ts'
import { useGame } from '../../../launch/game.ts'
import { matesStandingsQuery } from '../../../queries/leaderboards.ts'
import { playerQuery } from '../../../queries/player.ts'
import { BoardFailed } from '../board-failed.tsx'
import { leaderboardCopy } from '../leaderboard-copy.ts'
import styles from '../leaderboard-screen.module.css'
import { BoardSkeleton } from '../loading-board.tsx'
import { OwnStanding } from '../own-standing.tsx'
import { StandingsTable } from '../standings-table.tsx'
import { matesCopy } from './mates-copy.ts'
import { MatesMembers } from './mates-members.tsx'
import { rankAmong } from './rank-among.ts'
import { EVERYONE, type ShownPlayers, useMatesBoards } from './use-mates-boards.ts'

export interface MatesTableProps {
  readonly shown: Exclude<ShownPlayers, { readonly name: 'everyone' }>
  /** The leaderboard; undefined if the matches name none yet. */
  readonly boardId: string | undefined
  /** The round or match that must be complete before the leaderboard is calculated. */
  readonly emptyLabel: string
  readonly onShow: (shown: ShownPlayers) => void
}

/** Renders the rows of the mates on a leaderboard, ranked among themselves. */
export function MatesTable({ shown, boardId, emptyLabel, onShow }: MatesTableProps) {
  const game = useGame()
  const { boards, put, remove } = useMatesBoards()
  const [left, setLeft] = useState<MatesBoard>()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button was removed with the board.
    if (left !== undefined) note.current?.focus()
  }, [left])
  const player = useQuery(playerQuery(game))
  const mates = shown.name === 'mates' ? boards.find(({ id }) => id === shown.boardId) : undefined
  const board = shown.name === 'link' ? shown.board : mates
  const memberIds = board?.memberIds ?? []
  const read = useQuery({
    ...matesStandingsQuery(game, { boardId: boardId ?? '', memberIds }),
    enabled: boardId !== undefined && memberIds.length > 0,
    // The rows of the members before a change stay until those of the members after it are there.
    placeholderData: (before) => before,
  })
  if (board === undefined) {
    return (
      <div ref={note} tabIndex={-1} className={styles['side']}>
        {left === undefined ? null : (
          <Notice
            action={
              <Button
                onClick={() => {
                  put(left)
                  setLeft(undefined)
                }}
              >
                {matesCopy.undo}
              </Button>
            }
            onDismiss={() => onShow(EVERYONE)}
          >
            {matesCopy.left(left.name)}
          </Notice>
        )}
      </div>
    )
  }
  const rows = (read.data ?? []).filter(({ playerId }) => memberIds.includes(playerId))
  const ranked = rankAmong(rows)
  const own = ranked.find(({ playerId }) => playerId === player.data?.id)
  const state = boardState({
    hasFailed: read.isError,
    count: boardId === undefined ? 0 : read.data && rows.length,
  })
  // The own standing says it of the player.
  const others = memberIds.filter((id) => shown.name === 'link' || id !== player.data?.id)
  const unrankedCount =
    others.length - others.filter((id) => ranked.some(({ playerId }) => playerId === id)).length
  const isRead = read.data !== undefined && !read.isPlaceholderData
  return (
    <>
      <div className={styles['side']}>
        {shown.name === 'mates' ? (
          <OwnStanding nickname={player.data?.nickname ?? ''} standing={isRead ? (own ?? null) : own} />
        ) : null}
        {isRead && unrankedCount > 0 ? (
          <p className={styles['note']}>{matesCopy.unranked(unrankedCount)}</p>
        ) : null}
        {mates === undefined ? null : (
          <MatesMembers
            board={mates}
            standings={rows}
            playerId={player.data?.id ?? ''}
            onChange={put}
            onLeave={() => {
              setLeft(mates)
              remove(mates.id)
            }}
          />
        )}
      </div>
      <div className={styles['standings']}>
        {state === 'failed' ? <BoardFailed onRetry={() => void read.refetch()} /> : null}
        {state === 'loading' ? <BoardSkeleton /> : null}
        {state === 'empty' ? (
          <p className={styles['empty']}>
            {boardId === undefined ? emptyBoardText(emptyLabel) : matesCopy.noneRanked}
          </p>
        ) : null}
        {state === 'filled' ? (
          <>
            {read.isError ? (
              <Notice
                tone="caution"
                action={<Button onClick={() => void read.refetch()}>{appCopy.retry}</Button>}
              >
                {leaderboardCopy.lastGood(savedAtText(read.dataUpdatedAt))}
              </Notice>
            ) : null}
            <StandingsTable
              title={board.name}
              standings={ranked}
              own={own}
              overall={Object.fromEntries(rows.map(({ playerId, rank }) => [playerId, rank ?? 0]))}
            />
          </>
        ) : null}
      </div>
    </>
  )
}
