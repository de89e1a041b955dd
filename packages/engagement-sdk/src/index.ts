/** @module @touchline/engagement-sdk */

export { createEngagement } from './engagement/create-engagement.ts'
export { trustedOriginsOf } from './engagement/endpoint.ts'
export type {
  Engagement,
  EngagementPhase,
} from './engagement/engagement.ts'
export type { EngagementEvents } from './engagement/engagement-events.ts'
export type {
  AnalyticsProvider,
  CallOptions,
  EngagementOptions,
  InitOptions,
  Logger,
  TokenRequest,
} from './engagement/engagement-options.ts'
export { isNotInitialisedError, NotInitialisedError } from './engagement/not-initialised-error.ts'
export { observeClock } from './engagement/observe-clock.ts'
export type { OwnProfile } from './engagement/own-profile.ts'
export {
  localStorageStore,
  memoryStore,
  type ProfileStore,
  type SyncProfileStore,
} from './engagement/profile-store.ts'
export { signOut } from './engagement/sign-out.ts'
export type { Warning } from './engagement/warning.ts'
export { ArgumentError, isArgumentError } from './errors/argument-error.ts'
export {
  EngagementError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  isEngagementError,
  isRetryable,
} from './errors/engagement-error.ts'
export type { AnsweredRequest, RequestDetails } from './errors/request-details.ts'
export { ConnectionError, isConnectionError } from './http/connection-error.ts'
export { InvalidBodyError, isInvalidBodyError } from './http/invalid-body-error.ts'
export type { Page, Pages } from './http/pages.ts'
export type { ClockReading } from './http/platform-clock.ts'
export { type HttpFailure, isPlatformHttpError, PlatformHttpError } from './http/platform-http-error.ts'
export type { PlatformReply } from './http/platform-request.ts'
export type { RejectedItem } from './http/rejected-item.ts'
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
export { type TakenPages, takePages } from './http/take-pages.ts'
export type { IsTrusted } from './http/trusted-origins.ts'
export { isUntrustedOriginError, UntrustedOriginError } from './http/untrusted-origin-error.ts'
export type { Query, QueryValue } from './http/url.ts'
export { isUrlMissingError, UrlMissingError } from './http/url-missing-error.ts'
export { type AnswerForm, answerFormOf, canUpdateAnswer } from './resources/answer-form.ts'
export type { WidgetIdentity } from './resources/answered-widget.ts'
export { type GetChatRoomOptions, getChatRoom } from './resources/chat-rooms.ts'
export {
  type ClaimPredictionWidgetRewardsOptions,
  claimPredictionWidgetRewards,
} from './resources/claim-rewards.ts'
export {
  type CreateWidgetInteractionOptions,
  createWidgetInteraction,
} from './resources/create-interaction.ts'
export {
  type GetWidgetInteractionsOptions,
  type GetWidgetsInteractionsOptions,
  getWidgetInteractions,
  getWidgetsInteractions,
  type InteractionUrlRef,
  type WidgetSelection,
} from './resources/get-interactions.ts'
export {
  InteractionError,
  type InteractionErrorCode,
  isInteractionError,
} from './resources/interaction-error.ts'
export type {
  CheerItem,
  ChoiceItem,
  InteractionItem,
  MagnitudeItem,
  NumbersItem,
  OptionItem,
  TextItem,
} from './resources/interaction-item.ts'
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
} from './resources/profiles.ts'
export type { ProgramRef } from './resources/program-ref.ts'
export {
  type GetProgramOptions,
  getProgram,
  type ListProgramsOptions,
  listPrograms,
} from './resources/programs.ts'
export type { Interactions } from './resources/read-interactions.ts'
export { type RequestOptions, request } from './resources/request.ts'
export { isResourceNotFoundError, ResourceNotFoundError } from './resources/resource-not-found-error.ts'
export { type SaveWidgetInteractionOptions, saveWidgetInteraction } from './resources/save-interaction.ts'
export {
  type GetPostedWidgetsOptions,
  getPostedWidgets,
  type ReadMissed,
  type ReadMissedOptions,
  type TimelinePage,
} from './resources/timeline.ts'
export { unlistedField } from './resources/unlisted-field.ts'
export {
  type UpdateWidgetInteractionOptions,
  updateWidgetInteraction,
} from './resources/update-interaction.ts'
export { type WhoAmIOptions, whoAmI } from './resources/who-am-i.ts'
export type { WidgetRef } from './resources/widget-ref.ts'
export {
  createWidgetImpression,
  type GetWidgetOptions,
  type GetWidgetsOptions,
  getWidget,
  getWidgets,
  type WidgetPage,
} from './resources/widgets.ts'
export type { Application } from './wire/application.ts'
export type { Attribute } from './wire/attribute.ts'
export type { ChatRoom } from './wire/chat-room.ts'
export type { Impression } from './wire/impression.ts'
export { instantFrom } from './wire/instant.ts'
export type { Interaction, NumberVote } from './wire/interaction.ts'
export type { Leaderboard, LeaderboardEntry } from './wire/leaderboard.ts'
export type { Choice, Option } from './wire/option.ts'
export type { Profile } from './wire/profile.ts'
export type { Program } from './wire/program.ts'
export type { Reward, RewardClaim } from './wire/reward-claim.ts'
export {
  type HttpMethod,
  WIDGET_KINDS,
  type WidgetKind,
  type WidgetStatus,
} from './wire/vocabulary.ts'
export type {
  CheerMeterWidget,
  EmojiSliderWidget,
  FollowUp,
  FollowUpWidget,
  NumberPredictionWidget,
  ParentIds,
  PollWidget,
  PostWidget,
  PredictionWidget,
  QuizWidget,
  TextAskWidget,
  Widget,
  WidgetFields,
} from './wire/widget.ts'
