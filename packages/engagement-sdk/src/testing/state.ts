import { appendQuery } from '../http/url.ts'
import { answeredWidget, answersQuery } from '../resources/interactions.ts'
import type { ChatRoom } from '../wire/chat-room.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'

/** Returns a clock that changes only when it is set. Epoch milliseconds. */
function settableClock(at: number) {
  let shown = at
  const set = (next: number) => {
    shown = next
  }
  return { now: () => shown, set, advance: (ms: number) => set(shown + ms) }
}

/** A call as the platform saw it. */
export interface RecordedCall {
  readonly method: string
  /** Path with its query, below the origin. */
  readonly path: string
  readonly url: string
  /** The bearer token; undefined without one. */
  readonly token: string | undefined
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}

export interface StoredInteraction extends Interaction {
  readonly profile_id: string
}

export interface PlatformOptions {
  /** @default 'https://platform.test' */
  readonly origin?: string | undefined
  /** What the platform's clock shows, in epoch milliseconds. @default 2024-04-27T05:30:00Z */
  readonly now?: number | undefined
  /** Page size of every list. @default 20 */
  readonly pageSize?: number | undefined
}

/** 2024-04-27T05:30:00Z: a Saturday of the 2024 season. */
const DEFAULT_NOW = Date.UTC(2024, 3, 27, 5, 30)

/** The data of the in-memory platform; tests may read and change it. */
export type PlatformState = ReturnType<typeof createState>

export function createState(options: PlatformOptions) {
  const application: Readonly<Record<string, unknown>> = {}
  const interactions: StoredInteraction[] = []
  return {
    origin: options.origin ?? 'https://platform.test',
    clientId: 'test-client',
    clock: settableClock(options.now ?? DEFAULT_NOW),
    pageSize: options.pageSize ?? 20,
    /** Fields that replace or extend the application resource's. */
    application,
    programs: new Map<string, Program>(),
    /** By id, with the addresses that `addProgram` gives them. */
    widgets: new Map<string, Widget>(),
    profiles: new Map<string, Profile>(),
    /** Profile id by token. */
    tokens: new Map<string, string>(),
    /** Tokens to which the platform responds with 401. */
    expired: new Set<string>(),
    interactions,
    leaderboards: new Map<string, Leaderboard>(),
    /** Entries by leaderboard id. */
    entries: new Map<string, readonly LeaderboardEntry[]>(),
    rooms: new Map<string, ChatRoom>(),
    /** Seconds for the `Age` header of a timeline; 0 sends none. */
    timelineAgeS: 0,
  }
}

/** Returns the base of the in-memory platform's API, without a slash at the end. */
export function apiOf({ origin }: PlatformState): string {
  return `${origin}/api/v1`
}

export function applicationOf(state: PlatformState): Record<string, unknown> {
  const api = apiOf(state)
  return {
    client_id: state.clientId,
    program_detail_url_template: `${api}/programs/{program_id}/`,
    programs_url: `${api}/programs/?client_id=${state.clientId}`,
    profile_url: `${api}/applications/${state.clientId}/profile/`,
    profile_detail_url_template: `${api}/profiles/{profile_id}/`,
    leaderboard_detail_url_template: `${api}/leaderboards/{leaderboard_id}/`,
    chat_room_detail_url_template: `${api}/chat-rooms/{chat_room_id}/`,
    widget_detail_url_template: `${api}/widgets/{kind}/{id}/`,
    api_polling_interval: 10,
    ...state.application,
  }
}

export function widgetWithUrls(state: PlatformState, widget: Widget): Widget {
  const api = apiOf(state)
  const votes = `${api}/widget-interactions/${widget.kind}/${widget.id}`
  const interactions = `${api}/profiles/{profile_id}/widget-interactions/`
  return {
    impression_url: `${api}/widget-impressions/${widget.kind}/${widget.id}/`,
    widget_interactions_url_template: appendQuery(interactions, answersQuery([answeredWidget(widget)])),
    subscribe_channel: `program.widget.${widget.id}`,
    ...{ vote_url: `${votes}/votes/`, reply_url: `${votes}/replies/` },
    ...widget,
    options: widget.options.map((option) => ({
      vote_url: `${votes}/options/${option.id}/votes/`,
      ...option,
    })),
    choices: widget.choices.map((choice) => ({
      answer_url: `${votes}/choices/${choice.id}/answers/`,
      ...choice,
    })),
  }
}

export function leaderboardWithUrls(state: PlatformState, leaderboard: Leaderboard): Leaderboard {
  const entries = `${state.origin}/services/leaderboards/${leaderboard.id}/entries`
  return { entries_url: entries, entry_detail_url_template: `${entries}/{profile_id}`, ...leaderboard }
}

export function programWithUrls(state: PlatformState, program: Program): Program {
  const url = `${apiOf(state)}/programs/${program.id}`
  return {
    widgets_url: `${url}/widgets/`,
    timeline_url: `${url}/widgets/?ordering=recent&status=published&page=1`,
    subscribe_channel: `program.${program.id}`,
    widget_interactions_url_template: `${apiOf(state)}/profiles/{profile_id}/widget-interactions/`,
    ...program,
    leaderboards: program.leaderboards.map((leaderboard) => leaderboardWithUrls(state, leaderboard)),
  }
}
