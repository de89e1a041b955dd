import type { Context } from 'hono'
import { type Origins, originsOf } from './hosts.ts'

/** Where collections of each kind live, and the name of the application's field for it (contract 2.4.5). */
export const COLLECTIONS = {
  'text-poll': { path: 'text-polls', field: 'text_polls_url' },
  'image-poll': { path: 'image-polls', field: 'image_polls_url' },
  'text-quiz': { path: 'text-quizzes', field: 'text_quizzes_url' },
  'image-quiz': { path: 'image-quizzes', field: 'image_quizzes_url' },
  'text-prediction': { path: 'text-predictions', field: 'text_predictions_url' },
  'image-prediction': { path: 'image-predictions', field: 'image_predictions_url' },
  'text-prediction-follow-up': { path: 'text-prediction-follow-ups', field: 'text_prediction_followUps_url' },
  'image-prediction-follow-up': {
    path: 'image-prediction-follow-ups',
    field: 'image_prediction_followUps_url',
  },
  'text-number-prediction': { path: 'text-number-predictions', field: undefined },
  'image-number-prediction': { path: 'image-number-predictions', field: 'image_number_predictions_url' },
  'text-number-prediction-follow-up': { path: 'text-number-prediction-follow-ups', field: undefined },
  'image-number-prediction-follow-up': {
    path: 'image-number-prediction-follow-ups',
    field: 'image_number_prediction_followUps_url',
  },
  'cheer-meter': { path: 'cheer-meters', field: 'cheer_meters_url' },
  'emoji-slider': { path: 'emoji-sliders', field: 'emoji_sliders_url' },
  'text-ask': { path: 'text-asks', field: 'text_asks_url' },
  alert: { path: 'alerts', field: 'alerts_url' },
  'video-alert': { path: 'video-alerts', field: undefined },
  'rich-post': { path: 'rich-posts', field: 'rich_posts_url' },
  'social-embed': { path: 'social-embeds', field: undefined },
} as const

export type WidgetKind = keyof typeof COLLECTIONS

/** Whether a text names a widget kind. */
export function isWidgetKind(text: string): text is WidgetKind {
  return Object.hasOwn(COLLECTIONS, text)
}

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
    /** On its own host, stored content has files for addresses (contract 2.1). */
    programTemplate:
      origins.static === origins.api
        ? program('{program_id}')
        : `${origins.static}/api/v1/programs/{program_id}/program.json`,
    programs: (clientId: string) => `${api}programs/?client_id=${clientId}`,
    widgets: (programId: string) => `${api}programs/${programId}/widgets/`,
    collection: (kind: WidgetKind) => `${api}${COLLECTIONS[kind].path}/`,
    widget: (kind: WidgetKind, id: string) => `${api}${COLLECTIONS[kind].path}/${id}/`,
    impressions: (kind: string, widgetId: string) => `${api}widget-impressions/${kind}/${widgetId}/`,
    optionVotes: (kind: string, widgetId: string, optionId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/options/${optionId}/votes/`,
    choiceAnswers: (kind: string, widgetId: string, choiceId: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/choices/${choiceId}/answers/`,
    widgetVotes: (kind: string, widgetId: string) => `${votes}widget-interactions/${kind}/${widgetId}/votes/`,
    replies: (kind: string, widgetId: string) => `${votes}widget-interactions/${kind}/${widgetId}/replies/`,
    claims: (kind: string, widgetId: string) =>
      `${votes}widget-interaction-claims/${kind}/${widgetId}/claims/`,
    block: (id: string) => `${api}profile-blocks/${id}/`,
    invitation: (id: string) => `${api}chat-room-invitations/${id}/`,
    rewardItem: (id: string) => `${api}reward-items/${id}/`,
    chatRoom: (id: string) => `${api}chat-rooms/${id}/`,
    vote: (kind: string, widgetId: string, id: string) =>
      `${votes}widget-interactions/${kind}/${widgetId}/votes/${id}/`,
    ownVote: (profileId: string, kind: string, widgetId: string, id: string) =>
      `${votes}profiles/${profileId}/widget-interactions/${kind}/${widgetId}/${id}/`,
    interactionsTemplate: `${api}profiles/{profile_id}/widget-interactions/`,
    profile: (id: string) => `${api}profiles/${id}/`,
    leaderboard: (id: string) => `${api}leaderboards/${id}/`,
    entries: (leaderboardId: string) => `${services}leaderboards/${leaderboardId}/entries`,
    badge: (teamId: string) => `${origins.static}/_sandbox/badges/${teamId}.svg`,
  }
}

export type Links = ReturnType<typeof linksOn>

/** Returns the links for the client of a request. */
export function linksOf(c: Context): Links {
  return linksOn(originsOf(c))
}
