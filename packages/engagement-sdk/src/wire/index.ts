/** @module @touchline/engagement-sdk/wire */

export {
  type Application,
  applicationSchema,
  type RealtimeSettings,
  realtimeSettingsSchema,
} from './application.ts'
export { type ChatRoom, chatRoomSchema } from './chat-room.ts'
export {
  type Attribute,
  attributeSchema,
  instantFrom,
  messageSchema,
  pageSchema,
  type WireMessage,
  type WirePage,
} from './fields.ts'
export {
  type Interaction,
  type InteractionsPage,
  interactionSchema,
  interactionsPageSchema,
  type NumberVote,
  type Reward,
  type RewardClaim,
  rewardClaimSchema,
} from './interaction.ts'
export {
  type Leaderboard,
  type LeaderboardEntry,
  leaderboardEntrySchema,
  leaderboardSchema,
} from './leaderboard.ts'
export { type Profile, profileSchema } from './profile.ts'
export { type Program, programSchema } from './program.ts'
export * from './vocabulary.ts'
export {
  type CheerMeterWidget,
  type Choice,
  choiceSchema,
  type EmojiSliderWidget,
  type FollowUp,
  type FollowUpWidget,
  type Impression,
  impressionSchema,
  type NumberPredictionWidget,
  type Option,
  optionSchema,
  type ParentIds,
  type PollWidget,
  type PostWidget,
  type PredictionWidget,
  type QuizWidget,
  type TextAskWidget,
  type Widget,
  type WidgetFields,
  widgetSchema,
} from './widget.ts'
