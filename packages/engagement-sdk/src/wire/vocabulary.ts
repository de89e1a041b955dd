/** The kinds of widgets, and the form of the answer to each; `none` for kinds that take no answers. */
export const ANSWER_FORMS = {
  alert: 'none',
  'video-alert': 'none',
  'social-embed': 'none',
  'rich-post': 'none',
  'cheer-meter': 'cheer',
  'emoji-slider': 'magnitude',
  'text-ask': 'text',
  'text-poll': 'option',
  'image-poll': 'option',
  'text-quiz': 'choice',
  'image-quiz': 'choice',
  'text-prediction': 'option',
  'image-prediction': 'option',
  'text-number-prediction': 'numbers',
  'image-number-prediction': 'numbers',
  'text-prediction-follow-up': 'none',
  'image-prediction-follow-up': 'none',
  'text-number-prediction-follow-up': 'none',
  'image-number-prediction-follow-up': 'none',
} as const

export type WidgetKind = keyof typeof ANSWER_FORMS
export const WIDGET_KINDS: readonly WidgetKind[] = Object.keys(ANSWER_FORMS).filter(isWidgetKind)

function isWidgetKind(name: string): name is WidgetKind {
  return name in ANSWER_FORMS
}

/** States of a message that the platform publishes at a time. */
export const SCHEDULED_MESSAGE_STATUSES = ['scheduled', 'pending', 'published', 'inflight'] as const
/** States of a widget, which is such a message; `in-flight` is a second spelling that the platform also uses. */
export const WIDGET_STATUSES = [...SCHEDULED_MESSAGE_STATUSES, 'in-flight'] as const
export type WidgetStatus = (typeof WIDGET_STATUSES)[number]
/** Phases of an interaction with a widget on a screen. */
export const WIDGET_INTERACTION_PHASES = [
  'ready',
  'interactive',
  'finished',
  'results',
  'submitting',
  'points',
  'badge',
] as const

/** Known values of the attribute `field_type`. */
export const FIELD_TYPES = [
  'select',
  'slider',
  'circular_slider',
  'possession',
  'match_result',
  'carousel',
  'typeahead',
] as const
/** Known values of the attribute `widget_type`. */
export const WIDGET_TYPES = ['team_a', 'team_b', 'match_winner'] as const
/** Known values of the attribute `field_variation`. */
export const FIELD_VARIATIONS = ['rugby_half_time_select'] as const

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

// The other enumerations of the specification, section 3, for importers: nothing here uses them.

export const CHAT_MESSAGE_EVENTS = [
  'message-created',
  'image-created',
  'custom-message-created',
  'message-deleted',
  'image-deleted',
  'chatroom-updated',
] as const
export const QUEST_STATUSES = ['incomplete', 'completed'] as const
export const REWARD_CLAIM_STATUSES = ['claimed', 'unclaimed'] as const
export const REWARD_ITEM_STATUSES = ['active', 'redeemed', 'inactive'] as const
export const INVITATION_STATUSES = ['accepted', 'pending', 'rejected'] as const
/** States of an invitation that can only be dismissed. */
export const DISMISSIBLE_INVITATION_STATUSES = ['pending', 'dismissed'] as const
export const MODERATION_REASONS = ['shadow-muted', 'profanity'] as const
/** Orders of a list of messages: oldest first, newest first, and by the number of replies. */
export const MESSAGE_SORT_ORDERS = ['created_at', '-created_at', 'reply', '-reply'] as const
export const TRANSFER_DIRECTIONS = ['sent', 'received'] as const
export const ANALYTICS_PROVIDER_KINDS = ['built-in', 'custom', 'segment', 'mparticle'] as const
export const REPORT_TARGETS = ['chat-room', 'user-profile', 'chat-message'] as const
export const BLOCKCHAINS = ['ethereum', 'polygon', 'chiliz', 'hedera'] as const
export const TOKEN_TYPES = ['fungible', 'non-fungible'] as const
export const VIDEO_CHAT_ERROR_CODES = [
  'USER_ALREADY_EXIST',
  'CONNECTION_LOST',
  'INVALID_VIDEO_ROOM_ID',
  'EXPIRED_VIDEO_ROOM_ID',
  'MAX_PARTICIPANT_LIMIT_REACHED',
  'VIDEO_PERMISSION_DENIED',
  'AUDIO_PERMISSION_DENIED',
  'PLUGIN_ERROR',
  'UNABLE_TO_CREATE_VIDEO_ROOM',
  'UNABLE_TO_JOIN_VIDEO_ROOM',
] as const

/** The version of the platform's own client that this one is compatible with (specification section 9). */
export const PLATFORM_SDK_VERSION = '0.0.1-alpha.30'
