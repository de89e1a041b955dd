import { applicationSchema as application } from './application.ts'
import { attributeSchema as attribute } from './attribute.ts'
import { chatRoomSchema as chatRoom } from './chat-room.ts'
import { impressionSchema as impression } from './impression.ts'
import { interactionSchema as interaction } from './interaction.ts'
import { interactionsPageSchema as interactionsPage } from './interactions-page.ts'
import {
  leaderboardSchema as leaderboard,
  leaderboardEntrySchema as leaderboardEntry,
} from './leaderboard.ts'
import { messageSchema as message } from './message.ts'
import { choiceSchema as choice, optionSchema as option } from './option.ts'
import { pageSchema as page } from './page.ts'
import { profileSchema as profile } from './profile.ts'
import { programSchema as program } from './program.ts'
import { readable } from './readable.ts'
import { realtimeSettingsSchema as realtimeSettings } from './realtime-settings.ts'
import { widgetSchema as widget } from './widget.ts'

export type { Application } from './application.ts'
export type { Attribute } from './attribute.ts'
export type { ChatRoom } from './chat-room.ts'
export type { Impression } from './impression.ts'
export { instantFrom } from './instant.ts'
export type { Interaction } from './interaction.ts'
export type { InteractionsPage } from './interactions-page.ts'
export type { Leaderboard, LeaderboardEntry } from './leaderboard.ts'
export type { WireMessage } from './message.ts'
export type { Choice, Option } from './option.ts'
export type { WirePage } from './page.ts'
export type { Profile } from './profile.ts'
export type { Program } from './program.ts'
export type { Readable, Reads, Schema } from './readable.ts'
export type { RealtimeSettings } from './realtime-settings.ts'
export * from './vocabulary.ts'
export type { FollowUp, Widget } from './widget.ts'

/**
 * The application resource: every other address comes from it. Fields that are not listed are
 * kept as they came: collections of widgets are named by kind (`text_polls_url` …), and what the
 * real-time provider needs is read by `/realtime`.
 */
export const applicationSchema = /* @__PURE__ */ readable(application)
/** One `{ key, value }` pair of a program, widget or leaderboard. */
export const attributeSchema = /* @__PURE__ */ readable(attribute)
/** A chat room's detail. */
export const chatRoomSchema = /* @__PURE__ */ readable(chatRoom)
/** Receipt of an impression. */
export const impressionSchema = /* @__PURE__ */ readable(impression)
/**
 * What one profile answered to one widget; unlisted fields
 * (rewards, an emoji slider's `magnitude`, a number prediction's `votes` …) are kept as they came.
 */
export const interactionSchema = /* @__PURE__ */ readable(interaction)
/** Answer of `GET …/widget-interactions/`: interactions by hyphenated kind. */
export const interactionsPageSchema = /* @__PURE__ */ readable(interactionsPage)
/** A leaderboard, alone or inside a program; unlisted fields are kept as they came. */
export const leaderboardSchema = /* @__PURE__ */ readable(leaderboard)
/** One line of a leaderboard; list item and detail have the same shape. */
export const leaderboardEntrySchema = /* @__PURE__ */ readable(leaderboardEntry)
/** A message on a real-time channel: an event's name and what it is about. */
export const messageSchema = /* @__PURE__ */ readable(message)
/** One answer of a quiz; unlisted fields are kept as they came. */
export const choiceSchema = /* @__PURE__ */ readable(choice)
/** One answer of a poll, prediction, cheer meter or number prediction; unlisted fields are kept. */
export const optionSchema = /* @__PURE__ */ readable(option)
/** The envelope of every list: items stay unread, so that one bad item cannot cost the others. */
export const pageSchema = /* @__PURE__ */ readable(page)
/** A profile: the own one, another one, or one just created; unlisted fields are kept as they came. */
export const profileSchema = /* @__PURE__ */ readable(profile)
/** A program as it travels, its leaderboards included; unlisted fields are kept as they came. */
export const programSchema = /* @__PURE__ */ readable(program)
/** What of the application resource concerns the real-time provider. */
export const realtimeSettingsSchema = /* @__PURE__ */ readable(realtimeSettings)
/**
 * A widget of any kind: one flat shape, kinds differ in which fields are filled. Unlisted fields
 * (texts of alerts, magnitudes, claim addresses …) are kept as they came.
 */
export const widgetSchema = /* @__PURE__ */ readable(widget)
