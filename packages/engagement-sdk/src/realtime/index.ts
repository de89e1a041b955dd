/** @module @touchline/engagement-sdk/realtime */

export type { RealtimeAnnouncement, RealtimeConnection } from './connection/connection-state.ts'
export { configureRealtime } from './connection/hub-of.ts'
export type { NetworkStatus } from './connection/network-status.ts'
export { nextPollMs } from './connection/next-poll.ts'
export {
  disconnectRealtime,
  onRealtimeConnection,
  onRealtimeStatus,
  realtimeConnection,
  reconnectRealtime,
} from './connection/realtime-connection.ts'
export { DEFAULT_RECONNECT, type RealtimeOptions } from './connection/realtime-options.ts'
export { type FetchHistoryOptions, fetchHistory } from './history/fetch-history.ts'
export { historyPages } from './history/history-pages.ts'
export { readMissed } from './history/read-missed.ts'
export { type JoinPresenceOptions, joinPresence } from './presence/join-presence.ts'
export {
  type ChannelOptions,
  type ChannelPresence,
  type ChannelUser,
  getPresenceAttributes,
  hereNow,
  setPresenceAttributes,
  whereNow,
} from './presence/presence-calls.ts'
export type { PresenceChange, PresenceEvent, PresenceInterval } from './presence/presence-event.ts'
export { FilePublishError, isFilePublishError, type StoredFile } from './publishing/file-publish-error.ts'
export {
  type ChannelFile,
  downloadFile,
  type FileList,
  type FileOptions,
  fileUrl,
  type ListFilesOptions,
  listFiles,
} from './publishing/files.ts'
export { type PublishedFile, type PublishFileOptions, publishFile } from './publishing/publish-file.ts'
export { type PublishMessageOptions, publishMessage } from './publishing/publish-message.ts'
export type { RealtimeClock } from './service/realtime-clock.ts'
export { isRealtimeError, RealtimeError } from './service/realtime-error.ts'
export type { RealtimeCategory, RealtimeFailure } from './service/realtime-failure.ts'
export { isRealtimeUnavailableError, RealtimeUnavailableError } from './service/realtime-unavailable-error.ts'
export { type SyncClockOptions, syncClock } from './service/sync-clock.ts'
export type { MessageType } from './stream/envelope.ts'
export { type MessageStream, type MessagesOptions, messages } from './stream/messages.ts'
export { onMessage } from './stream/on-message.ts'
export type {
  EventPayload,
  MessageContent,
  MessageMetadata,
  RealtimeMessage,
  WidgetEvent,
  WidgetResultsEvent,
} from './stream/realtime-message.ts'
export type { SubscribeStatus } from './stream/subscribe-state.ts'
export { type Timetoken, timetokenAt } from './stream/timetoken.ts'
export type { ChoiceResult, OptionResult, WidgetResults } from './stream/widget-results.ts'
