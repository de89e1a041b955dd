import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { LeaderboardPage } from '@touchline/engagement-sdk/react'
import type { Standing } from '@touchline/game-rules'
import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { appCopy } from '../../config/copy.ts'
import { type SeenNumbers, seenNumbersOf } from '../../device/player-records.ts'
import { useGame, usePlayerStore } from '../../launch/game.ts'
import { boardAroundQuery, boardQuery, ownStandingQuery, standingsOf } from '../../queries/leaderboards.ts'
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
  const enabled = boardId !== undefined
  const own = useQuery({ ...ownStandingQuery(game, boardId ?? ''), enabled })
  const top = useInfiniteQuery({ ...boardQuery(game, boardId ?? ''), enabled })
  const ownId = own.data?.playerId
  const rank = own.data?.rank
  const fromTop = useMemo(() => top.data && standingsOf(top.data.pages), [top.data])
  const isFarDown = rank !== undefined && fromTop?.every(({ playerId }) => playerId !== ownId) === true
  // Read for every player outside the first rows: it has the way to the next place.
  const around = useQuery({
    ...boardAroundQuery(game, boardId ?? '', rank ?? 1),
    enabled: isFarDown && (isAround || !top.isError),
    placeholderData: keepPreviousData,
  })
  // The top of the board stays until the names around the player have loaded, and if that fails.
  const isAroundShown = isAround && around.data !== undefined
  const fromRank = useMemo(() => around.data && standingsOf([around.data]), [around.data])
  const shown = isAroundShown ? fromRank : fromTop
  const read = isAround ? around : top
  const first = isAroundShown ? around.data : top.data?.pages[0]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAroundShown) list.current?.querySelector('[data-own]')?.scrollIntoView({ block: 'center' })
  }, [isAroundShown])
  const readBefore = () => {
    if (top.hasPreviousPage && !top.isFetching) void top.fetchPreviousPage()
  }
  const neighbours = around.isPlaceholderData ? undefined : fromRank
  const seen = useSeenRanks(boardId ?? '', { fromTop, neighbours, own: own.data })
  return (
    <BoardFrame
      side={
        <>
          <OwnStanding
            standing={enabled ? own.data : null}
            rows={isFarDown ? neighbours : fromTop}
            seenRank={seen?.get(ownId ?? '')}
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
          {enabled ? <TieNote /> : null}
        </>
      }
      count={enabled ? shown?.length : 0}
      emptyText={emptyText}
      onRetry={read.isError && !top.isFetchNextPageError ? () => void read.refetch() : undefined}
      readAt={(isAroundShown ? around : top).dataUpdatedAt}
      rowsRef={list}
    >
      <StandingsTable
        title={title}
        standings={shown ?? []}
        own={own.data ?? undefined}
        neighbours={neighbours}
        seen={seen}
        firstRowIndex={first?.start ?? 0}
        totalRows={first?.total}
        onNearStart={isAroundShown ? undefined : readBefore}
      />
      {isAroundShown || !top.hasNextPage ? null : <MoreStandings read={top} />}
    </BoardFrame>
  )
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
    const rows = [fromTop, neighbours, own].flatMap((part) => part ?? [])
    const ranks = rows.flatMap(({ playerId, rank }) =>
      rank === undefined ? [] : [[playerId, rank] as const],
    )
    if (ranks.length > 0) seenNumbersOf(store, 'seenRanks').write(boardId, new Map(ranks))
  }, [fromTop, neighbours, own, boardId, store])
  return seen
}

interface MoreStandingsProps {
  readonly read: UseInfiniteQueryResult<InfiniteData<LeaderboardPage>>
}

/** Loads the next names when the end of the list is near, or with the button, which keeps the focus. */
function MoreStandings({ read }: MoreStandingsProps) {
  const { data, isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed, fetchNextPage } = read
  const handleMore = () => void fetchNextPage()
  return (
    <div className={styles['more']}>
      {hasFailed ? <Notice tone="caution">{leaderboardCopy.moreFailed}</Notice> : null}
      {/* Names may arrive and be scrolled past between two calls of the observer: the end of each page has its own. */}
      {isLoading || hasFailed ? null : <End key={data?.pages.at(-1)?.start} onNear={handleMore} />}
      <Button busy={isLoading} busyLabel={appCopy.loading} onClick={handleMore}>
        {hasFailed ? appCopy.retry : leaderboardCopy.more}
      </Button>
    </div>
  )
}

/** Calls `onNear` when it is close to the viewport. */
function End({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may arrive at once: the last is the current one.
        if (entries.at(-1)?.isIntersecting === true) near()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={end} />
}
