import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fixture } from '@touchline/game-rules'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useGame } from '../launch/game.ts'
import { fixtureScreenAt } from '../launch/paths.ts'
import { useSelectedRound } from '../launch/selected-round.ts'
import { usePlatformTime } from '../launch/use-platform-time.ts'
import { logFailure } from '../platform/log.ts'
import { fixturesQuery } from '../queries/fixtures.ts'
import { keys } from '../queries/keys.ts'
import { type LiveEvent, useLiveEvents } from '../queries/live-events.ts'
import { fixtureQuery } from '../queries/one-fixture.ts'
import { eventDelayMs, nextResultsRead, type Spread, spreadFor } from '../queries/read-schedule.ts'

/** Reads again what has changed on the screen: when real-time reports it, and when a result is due by the clock. */
export function useLiveReads(): void {
  const client = useQueryClient()
  const game = useGame()
  const [spread] = useState(() => ({
    spreadMs: spreadFor(game.settings.expectedFans),
    random: Math.random,
  }))
  const { fixtures, readAgain } = useWatchedFixtures()
  const onEvent = useDueReads({
    fixtures,
    spread,
    onDue: (events) => {
      readChanges(events, client, readAgain).catch((error: unknown) =>
        logFailure('An update could not be read', error),
      )
    },
  })
  useLiveEvents(game, { fixtures, onEvent })
}

/** Returns the fixtures on the screen: those of the selected round, and the open one of any round. It starts no reads of its own. */
export function useWatchedFixtures() {
  const game = useGame()
  const { tournament } = game.entry
  const { selected } = useSelectedRound()
  const openId = fixtureScreenAt(useLocation().pathname)?.fixtureId
  const round = useQuery({ ...fixturesQuery(game, tournament, selected?.id), enabled: false })
  const open = useQuery({ ...fixtureQuery(game, tournament, openId ?? ''), enabled: false })
  const opened = open.data?.fixture
  const isElsewhere = opened !== undefined && !round.data?.some(({ fixture }) => fixture.id === opened.id)
  const fixtures = useMemo(
    () => [...(round.data ?? []).map(({ fixture }) => fixture), ...(isElsewhere ? [opened] : [])],
    [round.data, opened, isElsewhere],
  )
  return {
    fixtures,
    /** Reads them again. */
    readAgain: useEffectEvent(() =>
      Promise.all([round.data !== undefined && round.refetch(), isElsewhere && open.refetch()]),
    ),
  }
}

/**
 * Invalidates the queries that events made stale: active ones are refetched at once, the others when they are next
 * rendered. The fixtures are refetched after every event, because a fixture may have been moved or called off.
 */
export async function readChanges(
  events: readonly LiveEvent[],
  client: QueryClient,
  readFixtures: () => Promise<unknown>,
): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.fixtureLists(), refetchType: 'none' })
  const changed = new Set(events.map(({ fixtureId }) => fixtureId))
  const hasResults = events.some(({ type }) => type === 'results-published')
  // First the matches: their questions close when they do.
  await readFixtures()
  await Promise.all([
    ...[...changed].map((id) => client.invalidateQueries({ queryKey: keys.questions(id) })),
    ...(hasResults ? [keys.roundResults(), keys.boards()] : []).map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  ])
}

interface DueReads {
  readonly fixtures: readonly Fixture[]
  readonly spread: Spread
  /** Called on a visible page only: a hidden one reads when it is visible again. */
  readonly onDue: (events: readonly LiveEvent[]) => void
}

/**
 * Calls `onDue` when something must be read. The returned function receives the events of real-time. All that have arrived are due
 * when the delay of the first one has passed, because a result arrives as one message per question, on all devices at once. Without
 * events, results are due at the next results time, and every five minutes while one is overdue, also after a failed read. Both are
 * minimums, so that a million tabs do not read at one instant.
 */
export function useDueReads({ fixtures, spread, onDue }: DueReads): (event: LiveEvent) => void {
  const { engagement } = useGame()
  const [reported, setReported] = useState<{ events: readonly LiveEvent[]; dueAt: number }>()
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read starts the wait again
  const resultsDueAt = useMemo(
    () => nextResultsRead(fixtures, engagement.now(), spread).nextReadAt,
    [fixtures, reads, engagement, spread],
  )
  const dueAt = reported?.dueAt ?? resultsDueAt ?? Number.POSITIVE_INFINITY
  const isDue = usePlatformTime(({ now }) => now >= dueAt && !document.hidden)
  const read = useEffectEvent(() => {
    const { overdue } = nextResultsRead(fixtures, engagement.now(), spread)
    onDue(reported?.events ?? overdue.map(({ id }) => ({ type: 'results-published', fixtureId: id })))
    setReported(undefined)
    setReads(reads + 1)
  })
  useEffect(() => {
    if (isDue) read()
  }, [isDue])
  return (event) =>
    setReported((before) => ({
      events: [...(before?.events ?? []), event],
      dueAt: before?.dueAt ?? engagement.now() + eventDelayMs(spread),
    }))
}
