import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Standing } from '@touchline/game-rules'
import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { appCopy } from '../../config/copy.ts'
import { type SeenNumbers, seenNumbersOf } from '../../device/player-records.ts'
import { useGame, usePlayer, usePlayerStore } from '../../launch/game.ts'
import { isFramed } from '../../navigation/game-navigation.ts'
import { boardQuery, ownStandingQuery, ROWS_ABOVE, startAround } from '../../queries/leaderboards.ts'
import { leaveFocus } from '../../screen/focus.ts'
import { StandingsTable } from '../../screen/standings-table.tsx'
import { BoardFrame, TieNote } from './board-frame.tsx'
import styles from './leaderboard.module.css'
import { leaderboardCopy } from './leaderboard-copy.ts'
import { OwnStanding } from './own-standing.tsx'

interface BoardProps {
  /** Undefined if the matches name no such board yet. */
  readonly boardId: string | undefined
  readonly title: string
  readonly emptyText: string
}

/** Renders a leaderboard: the own standing, then the names. */
export function Board({ boardId, title, emptyText }: BoardProps) {
  const game = useGame()
  const [isAround, setIsAround] = useState(false)
  const player = usePlayer()
  const ownRead = useQuery(ownStandingQuery(game, boardId))
  const top = useInfiniteQuery(boardQuery(game, boardId))
  // The first rows may have it while it cannot be read alone.
  const listed = top.data?.standings.find((standing) => standing.playerId === player?.id)
  const own = ownRead.data === undefined ? listed : ownRead.data
  const { playerId = '', rank } = own ?? {}
  const isFarDown =
    rank !== undefined && top.data?.standings.every((standing) => standing.playerId !== playerId) === true
  // Read for every player outside the first rows: it has the way to the next place.
  const aroundStart = startAround(rank ?? 1)
  const around = useInfiniteQuery({
    ...boardQuery(game, boardId, aroundStart),
    enabled: isFarDown && (isAround || !top.isError),
    // Until the rank is known, these are the first names, which are no names around the player.
    placeholderData: (before) => (before?.pages[0]?.start === 0 ? undefined : before),
  })
  const requested = isAround ? around : top
  // The top of the board stays until the names around the player have loaded, and if that fails.
  const shown = requested.data === undefined ? top : requested
  const isAroundShown = shown !== top
  const { standings = [], start = 0, total } = shown.data ?? {}
  // A frame may grow only after the scroll to the player, who would be out of sight below a gap.
  const firstRead = isAroundShown ? Math.max(0, aroundStart - (isFramed() ? 0 : ROWS_ABOVE)) : 0
  const hasFailed = shown.isFetchNextPageError
  const readMore = () => void shown.fetchNextPage()
  const readBefore = () => void shown.fetchPreviousPage()
  const mayReadBefore = shown.hasPreviousPage && !shown.isFetching && !shown.isFetchPreviousPageError
  const list = useRef<HTMLDivElement>(null)
  const scrollToRank = useEffectEvent((rows: HTMLElement) => {
    // The rank may be that of more players than were read: then to the first of them.
    const index = standings.findIndex((standing) => standing.rank === rank)
    const row =
      rows.querySelector('tbody [data-own]') ?? rows.querySelectorAll('tbody tr')[Math.max(0, index)]
    row?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    const rows = list.current
    if (!isAroundShown || rows === null) return undefined
    scrollToRank(rows)
    return () => rows.querySelector('tbody tr')?.scrollIntoView({ block: 'nearest' })
  }, [isAroundShown])
  const fromTop = top.data?.standings
  const neighbours = around.isPlaceholderData ? undefined : around.data?.standings
  const seen = useSeenRanks(boardId ?? '', { fromTop, neighbours, own })
  return (
    <BoardFrame
      side={
        <>
          <OwnStanding
            standing={boardId === undefined ? null : own}
            rows={isFarDown ? neighbours : fromTop}
            seenRank={seen?.get(playerId)}
          >
            {isAround || isFarDown ? (
              <Button
                busy={isAround && around.isLoading}
                busyLabel={appCopy.loading}
                onClick={() => setIsAround((was) => !was)}
              >
                {isAround ? leaderboardCopy.top : leaderboardCopy.aroundMe}
              </Button>
            ) : null}
          </OwnStanding>
          {boardId === undefined ? null : <TieNote />}
        </>
      }
      count={boardId === undefined ? 0 : shown.data?.standings.length}
      emptyText={emptyText}
      onRetry={
        requested.isError && !requested.isFetchNextPageError ? () => void requested.refetch() : undefined
      }
      readAt={shown.dataUpdatedAt}
      rowsRef={list}
    >
      <StandingsTable
        title={title}
        standings={standings}
        own={own ?? undefined}
        neighbours={neighbours}
        seen={seen}
        firstRowIndex={start}
        totalRows={total}
        rowsBefore={Math.max(0, start - firstRead)}
        // Not during another read, after which the start is near again.
        onNearStart={mayReadBefore ? readBefore : undefined}
        // After a failure only the button reads again.
        onNearEnd={hasFailed || !shown.hasNextPage || shown.isFetchingNextPage ? undefined : readMore}
      />
      {shown.hasNextPage ? (
        <div className={styles['more']}>
          {hasFailed ? <Notice tone="caution">{leaderboardCopy.moreFailed}</Notice> : null}
          <Button
            ref={leaveFocusToNames}
            busy={shown.isFetchingNextPage}
            busyLabel={appCopy.loading}
            onClick={readMore}
          >
            {hasFailed ? appCopy.retry : leaderboardCopy.more}
          </Button>
        </div>
      ) : null}
    </BoardFrame>
  )
}

/** For the `ref` of the button for more names. The last page removes it: the name above takes its focus, and the new ones follow. */
function leaveFocusToNames(button: HTMLElement | null) {
  return () => leaveFocus(button, [...document.querySelectorAll<HTMLElement>('tbody tr')].at(-1))
}

interface RowsRead {
  readonly fromTop: readonly Standing[] | undefined
  readonly neighbours: readonly Standing[] | undefined
  readonly own: Standing | null | undefined
}

/** Returns the ranks of a board at the player's last visit, and stores the current ones. */
function useSeenRanks(boardId: string, { fromTop, neighbours, own }: RowsRead): SeenNumbers | undefined {
  const store = usePlayerStore()
  const [seen] = useState(() => seenNumbersOf(store, 'seenRanks').read(boardId))
  useEffect(() => {
    const ranks = [fromTop, neighbours, own].flat().flatMap((row) => {
      return row?.rank === undefined ? [] : [[row.playerId, row.rank] as const]
    })
    if (ranks.length > 0) seenNumbersOf(store, 'seenRanks').write(boardId, new Map(ranks))
  }, [fromTop, neighbours, own, boardId, store])
  return seen
}
