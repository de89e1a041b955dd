/** The kinds of widgets that cannot be shown or answered without options. */
export const KINDS_WITH_OPTIONS = [
  'cheer-meter',
  'text-poll',
  'image-poll',
  'text-prediction',
  'image-prediction',
  'text-number-prediction',
  'image-number-prediction',
  'text-prediction-follow-up',
  'image-prediction-follow-up',
  'text-number-prediction-follow-up',
  'image-number-prediction-follow-up',
] as const

/** The kinds of widgets that need no options. */
const KINDS_WITHOUT_OPTIONS = [
  'alert',
  'emoji-slider',
  'social-embed',
  'rich-post',
  'text-quiz',
  'image-quiz',
  'text-ask',
  'video-alert',
] as const

/** Every kind of widget. */
export const WIDGET_KINDS = [...KINDS_WITH_OPTIONS, ...KINDS_WITHOUT_OPTIONS] as const
/** A kind of widget. */
export type WidgetKind = (typeof WIDGET_KINDS)[number]

/** States of a widget's life; `in-flight` is a second spelling that the platform also uses. */
export const WIDGET_STATUSES = ['scheduled', 'pending', 'published', 'inflight', 'in-flight'] as const
/** A state of a widget's life. */
export type WidgetStatus = (typeof WIDGET_STATUSES)[number]

/** States of a program by the clock. */
export const PROGRAM_STATUSES = ['future', 'live', 'past'] as const
/** Phases of a widget on a screen. */
export const WIDGET_PHASES = [
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

/** Events on a chat message. */
export const CHAT_MESSAGE_EVENTS = [
  'message-created',
  'image-created',
  'custom-message-created',
  'message-deleted',
  'image-deleted',
  'chatroom-updated',
] as const
/** Events on a chat room. */
export const CHAT_ROOM_EVENTS = [
  'chat-room-add',
  'chat-room-invite',
  'message-pinned',
  'message-unpinned',
  'chatroom-updated',
] as const
/** Who may enter a gated chat room. */
export const CHAT_ROOM_ACCESS = ['allowed', 'disallowed'] as const
/** Answers to a chat-room invitation. */
export const CHAT_INVITATION_STATUSES = ['accepted', 'pending', 'rejected'] as const
/** What the filter found in a chat message. */
export const MESSAGE_CONTENT_FILTERS = ['shadow-muted', 'profanity'] as const
/** What the filter found in a comment. */
export const COMMENT_CONTENT_FILTERS = ['filtered', 'profanity'] as const
/** Orders of a comment list. */
export const COMMENT_SORTS = ['created_at', '-created_at', 'reply', '-reply'] as const
/** States of a report on a comment. */
export const COMMENT_REPORT_STATUSES = ['pending', 'dismissed'] as const

/** States of a quest. */
export const QUEST_STATUSES = ['active', 'not_started', 'expired'] as const
/** States of one profile's quest. */
export const USER_QUEST_STATUSES = ['incomplete', 'completed'] as const
/** Whether a quest's reward was taken. */
export const QUEST_REWARD_STATUSES = ['claimed', 'unclaimed'] as const
/** States of a redemption key. */
export const REDEMPTION_KEY_STATUSES = ['active', 'redeemed', 'inactive'] as const
/** Directions of a reward transfer. */
export const REWARD_TRANSFER_TYPES = ['sent', 'received'] as const
/** Where a reward action comes from. */
export const REWARD_ACTION_TYPES = ['built-in', 'custom', 'segment', 'mparticle'] as const
/** Events on rewards. */
export const REWARD_EVENTS = ['reward-item-transfer-received'] as const
/** Events on a profile. */
export const PROFILE_EVENTS = ['block-profile', 'unblock-profile'] as const
/** Presence actions. */
export const PRESENCE_ACTIONS = ['join', 'leave', 'timeout', 'attributesUpdate'] as const
/** What an API stream can follow. */
export const API_STREAM_TOPICS = ['chat-room', 'user-profile'] as const
/** What an API stream's event is about. */
export const API_STREAM_CATEGORIES = ['chat-message'] as const
/** Networks of a token gate. */
export const BLOCKCHAIN_NETWORKS = ['ethereum', 'polygon', 'chiliz', 'hedera'] as const
/** Kinds of token behind a gate. */
export const TOKEN_TYPES = ['fungible', 'non-fungible'] as const
/** Why a video room failed. */
export const VIDEO_ROOM_ERRORS = [
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
/** HTTP methods that the platform understands. */
export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** An HTTP method that the platform understands. */
export type HttpMethod = (typeof HTTP_METHODS)[number]
