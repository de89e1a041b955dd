/**
 * Every call rejects with an ArgumentError without a required argument, a NotInitialisedError before `init`, an EngagementError
 * `realtime-unavailable` without real-time keys, and a RealtimeError when the service refuses. Each function names the others.
 *
 * @module @touchline/engagement-sdk/realtime
 */

export type { RealtimeAnnouncement, RealtimeConnection } from './connection.ts'
export type {
  ChoiceResult,
  MessageContent,
  MessageMetadata,
  MessageType,
  OptionResult,
  RealtimeMessage,
  WidgetEvent,
  WidgetResults,
  WidgetResultsEvent,
} from './envelope.ts'
export type { RealtimeCategory, RealtimeErrorDetails, StoredFile } from './errors.ts'
export { isRealtimeError, RealtimeError } from './errors.ts'
export { nextPollMs } from './fallback.ts'
export { type FetchHistoryOptions, fetchHistory, historyPages, readMissed } from './history.ts'
export { type MessageStream, type MessagesOptions, messages, onMessage } from './messages.ts'
export type { ChannelPresence, PresenceEvent } from './presence.ts'
export { hereNow, joinPresence, whereNow } from './presence.ts'
export type {
  ChannelFile,
  FileList,
  FileOptions,
  ListFilesOptions,
  PublishedFile,
  PublishFileOptions,
  PublishMessageOptions,
} from './publish.ts'
export { downloadFile, fileUrl, listFiles, publishFile, publishMessage } from './publish.ts'
export {
  configureRealtime,
  DEFAULT_RECONNECT,
  disconnectRealtime,
  onRealtimeConnection,
  onRealtimeStatus,
  type RealtimeOptions,
  realtimeConnection,
  reconnectRealtime,
  syncClock,
} from './realtime.ts'
export { type Timetoken, timetokenAt } from './timetoken.ts'
