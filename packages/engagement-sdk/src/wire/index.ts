/** @module @touchline/engagement-sdk/wire */

// The types of the resources are in the main entry.
export { applicationSchema, realtimeSettingsSchema } from './application.ts'
export { chatRoomSchema } from './chat-room.ts'
export { messageSchema, pageSchema, type WireMessage, type WirePage } from './fields.ts'
export { interactionSchema, interactionsPageSchema, rewardClaimSchema } from './interaction.ts'
export { leaderboardEntrySchema, leaderboardSchema } from './leaderboard.ts'
export { profileSchema } from './profile.ts'
export { programSchema } from './program.ts'
export * from './vocabulary.ts'
export { choiceSchema, impressionSchema, optionSchema, widgetSchema } from './widget.ts'
