import { collectionPath, type WidgetKind } from '../core/widget-kind.ts'
import type { AnsweredRow } from '../data/interactions.ts'
import type { Origins } from './hosts.ts'

/** Returns every absolute URL that the sandbox's answers contain, each on the host that serves it. */
export function linksOn(origins: Origins) {
  const api = `${origins.api}/api/v1/`
  const votes = `${origins.votes}/api/v1/`
  const services = `${origins.votes}/services/`
  const program = (id: string) => `${api}programs/${id}/`
  return {
    origins,
    api,
    application: (clientId: string) => `${api}applications/${clientId}/`,
    ownProfile: (clientId: string) => `${api}applications/${clientId}/profile/`,
    program,
    /** On its own host, stored content has files for addresses (docs/contract/rest.md, 'Application'). */
    programTemplate:
      origins.static === origins.api
        ? program('{program_id}')
        : `${origins.static}/api/v1/programs/{program_id}/program.json`,
    programs: (clientId: string) => `${api}programs/?client_id=${clientId}`,
    widgets: (programId: string) => `${api}programs/${programId}/widgets/`,
    collection: (kind: WidgetKind) => `${api}${collectionPath(kind)}/`,
    widget: (kind: WidgetKind, id: string) => `${api}${collectionPath(kind)}/${id}/`,
    impressions: (kind: WidgetKind, widgetId: string) => `${api}widget-impressions/${kind}/${widgetId}/`,
    optionVotes: (kind: WidgetKind, widgetId: string, optionId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/options/${optionId}/votes/`,
    choiceAnswers: (kind: WidgetKind, widgetId: string, choiceId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/choices/${choiceId}/answers/`,
    widgetVotes: (kind: WidgetKind, widgetId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/votes/`,
    replies: (kind: WidgetKind, widgetId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/replies/`,
    claims: (kind: WidgetKind, widgetId: string) =>
      `${votes}widget-interaction-claims/${kind}/${widgetId}/claims/`,
    chatRoom: (id: string) => `${api}chat-rooms/${id}/`,
    vote: ({ kind, widget_id, id }: AnsweredRow) =>
      `${votes}widget-interactions/${kind}/${widget_id}/votes/${id}/`,
    ownVote: ({ profile_id, kind, widget_id, id }: AnsweredRow) =>
      `${votes}profiles/${profile_id}/widget-interactions/${kind}/${widget_id}/${id}/`,
    interactionsTemplate: `${api}profiles/{profile_id}/widget-interactions/`,
    profile: (id: string) => `${api}profiles/${id}/`,
    leaderboard: (id: string) => `${api}leaderboards/${id}/`,
    entries: (leaderboardId: string) => `${services}leaderboards/${leaderboardId}/entries`,
    badge: (teamId: string) => `${origins.static}/_sandbox/badges/${teamId}.svg`,
  }
}

export type Links = ReturnType<typeof linksOn>
