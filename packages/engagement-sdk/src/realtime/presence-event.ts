import * as z from 'zod/mini'
import type { ChannelUser } from './presence-calls.ts'

/** Somebody came, went, fell silent or said something about themselves. */
export interface PresenceChange {
  readonly event: 'join' | 'leave' | 'timeout' | 'attributesUpdate'
  readonly channel: string
  /** Profile id. */
  readonly userId: string
  readonly attributes?: unknown
  /** How many are there now, where the service says it. */
  readonly occupancy?: number | undefined
}

/** A busy channel's summary; the changes that it names are told one by one before it. */
export interface PresenceInterval {
  readonly event: 'interval'
  readonly channel: string
  readonly occupancy: number | undefined
}

/** What {@link joinPresence} yields. */
export type PresenceEvent = PresenceChange | PresenceInterval

/** What a companion channel's message means. `refresh` is a summary too large to send: ask who is there. */
export interface PresenceNews {
  readonly events: readonly PresenceEvent[]
  readonly refresh: boolean
}

const names = z._default(z.array(z.string()), [])
const newsSchema = /* @__PURE__ */ z.union([
  z.object({
    action: z.enum(['join', 'leave', 'timeout', 'state-change']),
    uuid: z.string(),
    occupancy: z.nullish(z.number()),
    data: z.optional(z.unknown()),
    state: z.optional(z.unknown()),
  }),
  z.object({
    action: z.literal('interval'),
    occupancy: z.nullish(z.number()),
    join: names,
    leave: names,
    timeout: names,
    here_now_refresh: z._default(z.boolean(), false),
  }),
])

/** Reads a companion channel's message; `undefined` for anything else. */
export function presenceNews(channel: string, payload: unknown): PresenceNews | undefined {
  const read = newsSchema.safeParse(payload)
  if (!read.success) return undefined
  const news = read.data
  const occupancy = news.occupancy ?? undefined
  if (news.action !== 'interval') {
    const event = news.action === 'state-change' ? 'attributesUpdate' : news.action
    const change = {
      event,
      channel,
      userId: news.uuid,
      attributes: news.data ?? news.state,
      occupancy,
    } as const
    return { events: [change], refresh: false }
  }
  const changes = (['join', 'leave', 'timeout'] as const).flatMap((event) =>
    news[event].map((userId): PresenceChange => ({ event, channel, userId })),
  )
  return { events: [...changes, { event: 'interval', channel, occupancy }], refresh: news.here_now_refresh }
}

/** What happened between two looks at a channel, as single changes. */
export function presenceDifference(
  channel: string,
  before: ReadonlySet<string>,
  now: readonly ChannelUser[],
): readonly PresenceChange[] {
  const here = new Set(now.map(({ userId }) => userId))
  const gone = [...before].filter((userId) => !here.has(userId))
  const come = now.filter(({ userId }) => !before.has(userId))
  return [
    ...gone.map((userId): PresenceChange => ({ event: 'leave', channel, userId, occupancy: here.size })),
    ...come.map((user): PresenceChange => ({ event: 'join', channel, ...user, occupancy: here.size })),
  ]
}
