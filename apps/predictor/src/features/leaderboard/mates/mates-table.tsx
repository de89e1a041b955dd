import { useQuery } from '@tanstack/react-query'
import { boardState, rankLabel, type Standing } from '@touchline/game-rules'
import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../../../launch/game.ts'
import { nameOfPlayer } from '../../../queries/leaderboards.ts'
import { playerQuery } from '../../../queries/player.ts'
import { ShareButton } from '../../../sharing/share-button.tsx'
import { BoardFrame } from '../board-frame.tsx'
import { OwnStanding } from '../own-standing.tsx'
import { StandingsTable } from '../standings-table.tsx'
import styles from './mates.module.css'
import { matesCopy } from './mates-copy.ts'
import { matesLink } from './mates-link.ts'
import { EVERYONE, type MatesBoard, type ShownPlayers, useMatesBoards } from './mates-store.ts'
import { matesStandingsQuery, rankAmong } from './platform/mates-standings.ts'

interface MatesTableProps {
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
      <BoardFrame
        state="filled"
        emptyLabel={emptyLabel}
        onRetry={() => undefined}
        side={
          <div ref={note} tabIndex={-1}>
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
        }
      />
    )
  }
  const rows = (read.data ?? []).filter(({ playerId }) => memberIds.includes(playerId))
  const ranked = rankAmong(rows)
  const own = ranked.find(({ playerId }) => playerId === player.data?.id)
  const overall = new Map(rows.map(({ playerId, rank }) => [playerId, rank]))
  // The own standing says it of the player.
  const others = memberIds.filter((id) => shown.name === 'link' || id !== player.data?.id)
  const unrankedCount =
    others.length - others.filter((id) => ranked.some(({ playerId }) => playerId === id)).length
  const isRead = read.data !== undefined && !read.isPlaceholderData
  return (
    <BoardFrame
      side={
        <>
          {shown.name === 'mates' ? (
            <OwnStanding standing={isRead ? (own ?? null) : own} rows={ranked} />
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
        </>
      }
      state={boardState({
        hasFailed: read.isError,
        count: boardId === undefined ? 0 : read.data && rows.length,
      })}
      emptyLabel={emptyLabel}
      emptyText={boardId === undefined ? undefined : matesCopy.noneRanked}
      onRetry={() => void read.refetch()}
      staleSince={read.isError ? read.dataUpdatedAt : undefined}
    >
      <StandingsTable
        title={board.name}
        standings={ranked}
        own={own}
        note={({ playerId }) => (
          <span className={styles['note']}>{matesCopy.overall(rankLabel(overall.get(playerId)))}</span>
        )}
      />
    </BoardFrame>
  )
}

interface MatesMembersProps {
  readonly board: MatesBoard
  /** The rows of the members, which have their names. */
  readonly standings: readonly Standing[]
  readonly playerId: string
  readonly onChange: (board: MatesBoard) => void
  readonly onLeave: () => void
}

/** Renders the link of a board, its members, and the ways to remove one and to leave. */
function MatesMembers({ board, standings, playerId, onChange, onLeave }: MatesMembersProps) {
  const { settings, launch } = useGame()
  const summary = useRef<HTMLElement>(null)
  const link = matesLink(settings, board, {
    tournamentId: launch.tournamentId,
    origin: window.location.origin,
  })
  const { memberIds } = board
  const nameOf = (id: string) =>
    nameOfPlayer(id, standings.find((standing) => standing.playerId === id)?.nickname ?? '')
  return (
    <div className={styles['members']}>
      <p>{memberIds.length > 1 ? matesCopy.passOn : matesCopy.alone}</p>
      <ShareButton label={matesCopy.share} text={matesCopy.invite(board.name, link)} />
      <details>
        <summary ref={summary}>{matesCopy.members(memberIds.length)}</summary>
        <ul className={styles['list']}>
          {memberIds.map((id) => (
            <li key={id}>
              <bdi>{id === playerId ? matesCopy.you : nameOf(id)}</bdi>
              {id === playerId ? (
                <Button onClick={onLeave}>{matesCopy.leave}</Button>
              ) : (
                <Button
                  label={matesCopy.remove(nameOf(id))}
                  onClick={() => {
                    onChange({ ...board, memberIds: memberIds.filter((other) => other !== id) })
                    // The button is removed with its row.
                    summary.current?.focus()
                  }}
                >
                  {matesCopy.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
