import { QueryClient } from '@tanstack/react-query'
import { expectTypeOf } from 'vitest'
import type {
  Engagement,
  Interactions,
  Leaderboard,
  LeaderboardEntry,
  TakenPages,
  Widget,
} from '../src/index.ts'
import {
  interactionsQuery,
  type LeaderboardPage,
  leaderboardQuery,
  leaderboardRankQuery,
  messagesQuery,
  widgetsQuery,
} from '../src/react/index.ts'
import type { RealtimeMessage } from '../src/realtime/index.ts'

declare const engagement: Engagement
declare const leaderboard: Leaderboard
const client = new QueryClient()

export async function aKeyHasTheTypeOfItsData(): Promise<void> {
  const widgets = widgetsQuery(engagement, { programId: 'p' })
  expectTypeOf(client.getQueryData(widgets.queryKey)).toEqualTypeOf<TakenPages<Widget> | undefined>()
  const answers = interactionsQuery(engagement, { programId: 'p', widgetKinds: ['text-poll'] })
  expectTypeOf(await client.fetchQuery(answers)).toEqualTypeOf<Interactions>()
  const own = leaderboardRankQuery(engagement, { leaderboard })
  expectTypeOf(await client.fetchQuery(own)).toEqualTypeOf<LeaderboardEntry | null>()
  const board = await client.fetchInfiniteQuery(leaderboardQuery(engagement, { leaderboardId: 'l' }))
  expectTypeOf(board.pages).toEqualTypeOf<LeaderboardPage[]>()
  const room = messagesQuery(engagement, { channel: 'room' })
  expectTypeOf(client.getQueryData(room.queryKey)).toEqualTypeOf<readonly RealtimeMessage[] | undefined>()
}

// @ts-expect-error: a program is needed
widgetsQuery(engagement, { status: 'published' })
// @ts-expect-error: a leaderboard is needed
leaderboardQuery(engagement, { pageSize: 50 })
// @ts-expect-error: no kind of widget
interactionsQuery(engagement, { programId: 'p', widgetKinds: ['poll'] })
