/** @module @touchline/engagement-sdk/wire */

export { type Application, applicationSchema } from './application.ts'
export { type Attribute, attributeSchema } from './attribute.ts'
export { type ChatRoom, chatRoomSchema } from './chat-room.ts'
export { type Impression, impressionSchema } from './impression.ts'
export { instantFrom } from './instant.ts'
export { type Interaction, interactionSchema, type NumberVote } from './interaction.ts'
export { type InteractionsPage, interactionsPageSchema } from './interactions-page.ts'
export {
  type Leaderboard,
  type LeaderboardEntry,
  leaderboardEntrySchema,
  leaderboardSchema,
} from './leaderboard.ts'
export { messageSchema, type WireMessage } from './message.ts'
export { type Choice, choiceSchema, type Option, optionSchema } from './option.ts'
export { pageSchema, type WirePage } from './page.ts'
export { type Profile, profileSchema } from './profile.ts'
export { type Program, programSchema } from './program.ts'
export { type RealtimeSettings, realtimeSettingsSchema } from './realtime-settings.ts'
export { type Reward, type RewardClaim, rewardClaimSchema } from './reward-claim.ts'
export * from './vocabulary.ts'
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
} from './widget.ts'
export { widgetSchema } from './widget-schema.ts'
