import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rankLabel, type Standing, sharedRanks } from '@touchline/game-rules'
import { Button } from '@touchline/ui-kit'
import { useRef } from 'react'
import { useGame } from '../../../launch/game.ts'
import { nameOfPlayer } from '../../../queries/leaderboards.ts'
import layout from '../../../screen/screen-layout.module.css'
import { StandingsTable } from '../../../screen/standings-table.tsx'
import { ShareButton } from '../../../sharing/share-button.tsx'
import { BoardFrame } from '../board-frame.tsx'
import { OwnStanding } from '../own-standing.tsx'
import styles from './mates.module.css'
import { type MatesBoard, matesLink } from './mates-board.ts'
import { matesCopy } from './mates-copy.ts'
import { matesStandingsQuery, rankAmong } from './platform/mates-standings.ts'

interface MatesProps {
  readonly board: MatesBoard
  readonly playerId: string
  readonly onChange: (board: MatesBoard) => void
  readonly onLeave: () => void
}

interface MatesTableProps extends MatesProps {
  /** Whether the player is on the board. */
  readonly isMember: boolean
  /** The leaderboard; undefined if the matches name none yet. */
  readonly boardId: string | undefined
  /** Of the leaderboard. */
  readonly emptyText: string
}

/** Renders the rows of the mates on a leaderboard, ranked among themselves. */
export function MatesTable({ isMember, boardId, emptyText, ...mates }: MatesTableProps) {
  const { board, playerId } = mates
  const { memberIds } = board
  const read = useQuery({
    ...matesStandingsQuery(useGame(), boardId ?? '', memberIds),
    enabled: boardId !== undefined,
    // The rows of the members before a change stay until those of the members after it are there.
    placeholderData: keepPreviousData,
  })
  const rows = (read.data ?? []).filter((row) => memberIds.includes(row.playerId))
  const ranked = rankAmong(rows)
  const own = ranked.find((row) => row.playerId === playerId)
  const shared = sharedRanks(rows)
  const overall = new Map(
    rows.map(({ playerId: id, rank = 0 }) => [id, rankLabel(rank, { isShared: shared.has(rank) })]),
  )
  // The own standing shows it of the player.
  const others = memberIds.filter((id) => !isMember || id !== playerId)
  const unranked = others.filter((id) => !ranked.some((row) => row.playerId === id))
  const isRead = read.data !== undefined && !read.isPlaceholderData
  return (
    <BoardFrame
      side={
        <>
          {isMember ? <OwnStanding standing={isRead ? (own ?? null) : own} rows={ranked} /> : null}
          {isRead && unranked.length > 0 ? (
            <p className={layout['note']}>{matesCopy.unranked(unranked.length)}</p>
          ) : null}
          {isMember ? <Members {...mates} standings={rows} /> : null}
        </>
      }
      count={boardId === undefined ? 0 : read.data && rows.length}
      emptyText={boardId === undefined ? emptyText : matesCopy.noneRanked}
      onRetry={read.isError ? () => void read.refetch() : undefined}
      readAt={read.dataUpdatedAt}
    >
      <StandingsTable
        title={board.name}
        standings={ranked}
        own={own}
        note={(row) => (
          <span className={layout['note']}>{matesCopy.overall(overall.get(row.playerId) ?? '')}</span>
        )}
      />
    </BoardFrame>
  )
}

interface MembersProps extends MatesProps {
  /** The rows of the members, which have their names. */
  readonly standings: readonly Standing[]
}

/** Renders the link of a board, its members, and the ways to remove one and to leave. */
function Members({ board, standings, playerId, onChange, onLeave }: MembersProps) {
  const { settings, launch } = useGame()
  const summary = useRef<HTMLElement>(null)
  const { memberIds } = board
  const place = { tournamentId: launch.tournamentId, origin: window.location.origin }
  const nameOf = (id: string) =>
    nameOfPlayer(id, standings.find((row) => row.playerId === id)?.nickname ?? '')
  return (
    <div className={styles['members']}>
      <p>{memberIds.length > 1 ? matesCopy.passOn : matesCopy.alone}</p>
      <ShareButton
        label={matesCopy.share}
        text={matesCopy.invite(board.name, matesLink(settings, board, place))}
      />
      <details>
        <summary ref={summary}>{matesCopy.members(memberIds.length)}</summary>
        <ul>
          {memberIds.map((id) => (
            <li key={id} className={styles['member']}>
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
        <p className={layout['note']}>{matesCopy.leaveNote}</p>
      </details>
    </div>
  )
}
