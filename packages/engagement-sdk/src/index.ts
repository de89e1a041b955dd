/** @module @touchline/engagement-sdk */

// Withheld: the transport, the session, the clock and the parsers, because `request` and the functions below apply them with the
// checks of the token; the schemas and the other vocabularies, which are `/wire`; real-time, encryption and React, whose entries
// are imported by those who use them.

export { createEngagement, signOut } from './engagement/create-engagement.ts'
export type {
  Engagement,
  EngagementEvents,
  EngagementPhase,
  OwnProfile,
} from './engagement/engagement.ts'
export type {
  AnalyticsProvider,
  EngagementOptions,
  InitOptions,
  Logger,
  ProfileStore,
  TokenRequest,
} from './engagement/options.ts'
export {
  localStorageStore,
  memoryStore,
  type SyncProfileStore,
} from './engagement/store.ts'
export {
  ArgumentError,
  ConnectionError,
  EngagementError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type ErrorsByName,
  type HttpFailure,
  InteractionError,
  type InteractionErrorCode,
  InvalidBodyError,
  isEngagementError,
  isRetryable,
  NotInitialisedError,
  PlatformHttpError,
  type RequestDetails,
  ResourceNotFoundError,
  type ResponseDetails,
  UntrustedOriginError,
  UrlMissingError,
} from './errors/errors.ts'
export { type Page, type Pages, type TakenPages, takePages } from './http/pages.ts'
export type { RejectedItem, Warning } from './http/parse.ts'
export type { Auth, CallOptions, PlatformResponse } from './http/request.ts'
export {
  addJitter,
  backoffMs,
  decideRetry,
  type ExponentialRetryOptions,
  exponentialRetry,
  type FailedAttempt,
  type GiveUpReason,
  type LinearRetryOptions,
  linearRetry,
  NO_RETRY,
  type RequestFailure,
  type RetryDecision,
  type RetryPolicy,
  type RetryQuestion,
} from './http/retry.ts'
export type { Query, QueryValue } from './http/url.ts'
export {
  type AnswerForm,
  answerFormOf,
  type CheerItem,
  type ChoiceItem,
  canUpdateAnswer,
  type InteractionItem,
  type MagnitudeItem,
  type NumbersItem,
  type OptionItem,
  type TextItem,
} from './resources/answer-form.ts'
export { type GetChatRoomOptions, getChatRoom } from './resources/chat-rooms.ts'
export {
  type GetProgramInteractionsOptions,
  type GetWidgetInteractionsOptions,
  getProgramInteractions,
  getWidgetInteractions,
  type Interactions,
  type InteractionUrlRef,
  type WidgetIdentity,
  type WidgetSelection,
} from './resources/interactions.ts'
export {
  type GetLeaderboardEntriesOptions,
  type GetLeaderboardOptions,
  type GetLeaderboardProfileRankOptions,
  getLeaderboard,
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  type LeaderboardRef,
} from './resources/leaderboards.ts'
export {
  type CreateUserProfileOptions,
  createUserProfile,
  type GetUserProfileOptions,
  getUserProfile,
  type UpdateUserProfileOptions,
  updateUserProfile,
  type WhoAmIOptions,
  whoAmI,
} from './resources/profiles.ts'
export {
  type GetProgramOptions,
  getProgram,
  type ListProgramsOptions,
  listPrograms,
  type ProgramRef,
} from './resources/programs.ts'
export { type RequestOptions, request } from './resources/request.ts'
export {
  type ClaimPredictionWidgetRewardsOptions,
  claimPredictionWidgetRewards,
} from './resources/reward-claims.ts'
export {
  type CreateWidgetInteractionOptions,
  createWidgetInteraction,
  type SaveWidgetInteractionOptions,
  saveWidgetInteraction,
  type UpdateWidgetInteractionOptions,
  updateWidgetInteraction,
} from './resources/save-interaction.ts'
export {
  type GetPostedWidgetsOptions,
  getPostedWidgets,
  type ReadMissed,
  type ReadMissedOptions,
  type TimelinePage,
} from './resources/timeline.ts'
export {
  createWidgetImpression,
  type GetWidgetOptions,
  type GetWidgetsOptions,
  getWidget,
  getWidgets,
  type WidgetPage,
  type WidgetRef,
} from './resources/widgets.ts'
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
  FollowUp,
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
