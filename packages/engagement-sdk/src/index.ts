/** @module @touchline/engagement-sdk */

// Withheld: the transport, the session, the clock and the parsers, because `request` and the functions below apply them with the
// checks of the token; the types of a function's options, which are the type of its parameter; the schemas and the other
// vocabularies, which are `/wire`; real-time, encryption and React, whose entries are imported by those who use them.

export { createEngagement, signOut } from './engagement/create-engagement.ts'
export type { Engagement, EngagementEvents, EngagementPhase, OwnProfile } from './engagement/engagement.ts'
export type {
  AnalyticsProvider,
  EngagementOptions,
  InitOptions,
  Logger,
  ProfileStore,
  TokenRequest,
} from './engagement/options.ts'
export { localStorageStore, memoryStore } from './engagement/store.ts'
export {
  ArgumentError,
  ConnectionError,
  EngagementError,
  ERROR_CODES,
  type ErrorCode,
  InteractionError,
  type InteractionErrorCode,
  InvalidBodyError,
  isEngagementError,
  isRetryable,
  NotInitialisedError,
  PlatformHttpError,
  ResourceNotFoundError,
  UntrustedOriginError,
  UrlMissingError,
} from './errors/errors.ts'
export type { RejectedItem, Warning } from './http/parse.ts'
export { type Page, type Pages, type TakenPages, takePages } from './http/read.ts'
export type { Auth, CallOptions, PlatformResponse } from './http/request.ts'
export {
  addJitter,
  backoffMs,
  decideRetry,
  exponentialRetry,
  NO_RETRY,
  type RetryPolicy,
} from './http/retry.ts'
export type { Query } from './http/url.ts'
export {
  type AnswerForm,
  answerFormOf,
  canUpdateAnswer,
  type InteractionItem,
} from './resources/answer.ts'
export { getChatRoom } from './resources/chat-rooms.ts'
export {
  getProgramInteractions,
  getWidgetInteractions,
  type Interactions,
  type WidgetIdentity,
} from './resources/interactions.ts'
export {
  getLeaderboard,
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardRef,
} from './resources/leaderboards.ts'
export { createUserProfile, getUserProfile, updateUserProfile, whoAmI } from './resources/profiles.ts'
export { getProgram, listPrograms } from './resources/programs.ts'
export { request } from './resources/request.ts'
export { claimPredictionWidgetRewards } from './resources/reward-claims.ts'
export {
  createWidgetInteraction,
  saveWidgetInteraction,
  updateWidgetInteraction,
} from './resources/save-interaction.ts'
export { getPostedWidgets } from './resources/timeline.ts'
export { createWidgetImpression, getWidget, getWidgets } from './resources/widgets.ts'
export type { Application } from './wire/application.ts'
export type { ChatRoom } from './wire/chat-room.ts'
export { type Attribute, instantFrom, unlistedField } from './wire/fields.ts'
export type { Interaction, NumberVote, Reward, RewardClaim } from './wire/interaction.ts'
export type { Leaderboard, LeaderboardEntry } from './wire/leaderboard.ts'
export type { Profile } from './wire/profile.ts'
export type { Program } from './wire/program.ts'
export { type HttpMethod, WIDGET_KINDS, type WidgetKind, type WidgetStatus } from './wire/vocabulary.ts'
export type {
  CheerMeterWidget,
  Choice,
  EmojiSliderWidget,
  FollowUpWidget,
  Impression,
  NumberPredictionWidget,
  Option,
  ParentIds,
  PollWidget,
  PostWidget,
  PredictionWidget,
  QuizWidget,
  TextAskWidget,
  Widget,
  WidgetFields,
} from './wire/widget.ts'
