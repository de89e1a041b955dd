import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { boardState, emptyBoardText, type Standing } from '@touchline/game-rules'
import { Button, Notice } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { appCopy } from '../../config/copy.ts'
import { savedAtText } from '../../config/text-format.ts'
import { type SeenNumbers, seenNumbersOf } from '../../device/player-records.ts'
import { useGame, usePlayerStore } from '../../launch/game.ts'
import { boardAroundQuery, boardQuery, ownStandingQuery, standingsOf } from '../../queries/leaderboards.ts'
import { playerQuery } from '../../queries/player.ts'
import { BoardFailed } from './board-failed.tsx'
import { leaderboardCopy } from './leaderboard-copy.ts'
import styles from './leaderboard-screen.module.css'
import { BoardSkeleton, TieNote } from './loading-board.tsx'
import { OwnStanding } from './own-standing.tsx'
import { StandingsTable } from './standings-table.tsx'
import { useRowTravel } from './use-row-travel.ts'

interface BoardProps {
  /** Undefined if the matches name no such board yet. */
  readonly boardId: string | undefined
  readonly title: string
  /** The round or match that must be complete before the board is calculated. */
  readonly emptyLabel: string
}

/** Renders a leaderboard: the own standing, then the names. */
export function Board({ boardId, ...board }: BoardProps) {
  if (boardId !== undefined) return <ReadBoard boardId={boardId} {...board} />
  return (
    <>
      <div className={styles['side']}>
        <Own standing={null} />
      </div>
      <div className={styles['standings']}>
        <p className={styles['empty']}>{emptyBoardText(board.emptyLabel)}</p>
      </div>
    </>
  )
}

function ReadBoard({ boardId, title, emptyLabel }: BoardProps & { readonly boardId: string }) {
  const game = useGame()
  const [isAround, setIsAround] = useState(false)
  const own = useQuery(ownStandingQuery(game, boardId))
  const top = useInfiniteQuery(boardQuery(game, boardId))
  const rank = own.data?.rank
  const around = useQuery({
    ...boardAroundQuery(game, boardId, rank ?? 1),
    enabled: isAround && rank !== undefined,
  })
  const fromTop = top.data && standingsOf(top.data.pages)
  // The top of the board stays until the names around the player have loaded, and if that fails.
  const isAroundShown = isAround && around.data !== undefined
  const shown = isAroundShown ? around.data?.standings : fromTop
  const read = isAround ? around : top
  const first = isAroundShown ? around.data : top.data?.pages[0]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAroundShown) list.current?.querySelector('[data-tone=own]')?.scrollIntoView({ block: 'center' })
  }, [isAroundShown])
  const readBefore = () => {
    if (top.hasPreviousPage && !top.isFetching) void top.fetchPreviousPage()
  }
  const state = boardState({ hasFailed: read.isError, count: shown?.length })
  // The own row may be the pinned one.
  const seen = useSeenRanks(boardId, own.data ? shown?.concat(own.data) : shown)
  const ownId = own.data?.playerId
  const listed = shown?.find(({ playerId }) => playerId === ownId) ?? own.data
  useRowTravel(list, { rank: listed?.rank, seenRank: seen?.[ownId ?? ''] })
  const isFarDown = rank !== undefined && fromTop?.every(({ playerId }) => playerId !== ownId)
  return (
    <>
      <div className={styles['side']}>
        <Own standing={own.data} />
        {state === 'loading' ? <TieNote /> : null}
        {state === 'filled' ? (
          <TieNote>
            {isAround || isFarDown ? (
              <Button
                busy={isAround && around.isLoading}
                busyLabel={appCopy.loading}
                onClick={() => setIsAround((was) => !was)}
              >
                {isAround ? leaderboardCopy.top : leaderboardCopy.aroundMe}
              </Button>
            ) : null}
          </TieNote>
        ) : null}
      </div>
      <div ref={list} className={styles['standings']}>
        {state === 'failed' ? <BoardFailed onRetry={() => void read.refetch()} /> : null}
        {state === 'loading' ? <BoardSkeleton /> : null}
        {state === 'empty' ? <p className={styles['empty']}>{emptyBoardText(emptyLabel)}</p> : null}
        {state === 'filled' && shown !== undefined ? (
          <>
            {read.isError && !top.isFetchNextPageError ? (
              <Notice
                tone="caution"
                action={<Button onClick={() => void read.refetch()}>{appCopy.retry}</Button>}
              >
                {leaderboardCopy.lastGood(savedAtText((isAroundShown ? around : top).dataUpdatedAt))}
              </Notice>
            ) : null}
            <StandingsTable
              title={title}
              standings={shown}
              own={own.data ?? undefined}
              seen={seen}
              firstRowIndex={first?.start ?? 0}
              totalRows={first?.total}
              onNearStart={isAroundShown ? undefined : readBefore}
            />
            {isAroundShown ? null : (
              <MoreStandings
                hasMore={top.hasNextPage}
                hasFailed={top.isFetchNextPageError}
                isLoading={top.isFetchingNextPage}
                lastStart={top.data?.pages.at(-1)?.start}
                onMore={() => void top.fetchNextPage()}
              />
            )}
          </>
        ) : null}
      </div>
    </>
  )
}

function Own({ standing }: { readonly standing: Standing | null | undefined }) {
  const player = useQuery(playerQuery(useGame()))
  return <OwnStanding nickname={player.data?.nickname ?? ''} standing={standing} />
}

/** Returns the ranks of a board at the player's last visit, and stores the current ones. */
function useSeenRanks(boardId: string, standings: readonly Standing[] | undefined): SeenNumbers | undefined {
  const store = usePlayerStore()
  const [seen] = useState(() => seenNumbersOf(store, 'seenRanks').read(boardId))
  useEffect(() => {
    const ranked = (standings ?? []).filter(({ rank }) => rank !== undefined)
    if (ranked.length === 0) return
    const ranks = Object.fromEntries(ranked.map(({ playerId, rank }) => [playerId, rank ?? 0]))
    seenNumbersOf(store, 'seenRanks').write(boardId, ranks)
  }, [standings, boardId, store])
  return seen
}

interface MoreStandingsProps {
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** Index of the last page that was read: the end of each page is observed separately. */
  readonly lastStart: number | undefined
  readonly onMore: () => void
}

/** Loads the next names when the end of the list is near, or with the button, which keeps the focus. */
function MoreStandings({ hasMore, hasFailed, isLoading, lastStart, onMore }: MoreStandingsProps) {
  if (!hasMore) return null
  return (
    <div className={styles['more']}>
      {hasFailed ? <Notice tone="caution">{leaderboardCopy.moreFailed}</Notice> : null}
      {/* Names may come and be scrolled past between two looks. */}
      {isLoading || hasFailed ? null : <End key={lastStart} onNear={onMore} />}
      <Button busy={isLoading} busyLabel={appCopy.loading} onClick={onMore}>
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
