/** @module @touchline/engagement-sdk/realtime */

export type { RealtimeAnnouncement, RealtimeConnection } from './connection.ts'
export type {
  EventPayload,
  MessageContent,
  MessageMetadata,
  MessageType,
  RealtimeMessage,
  WidgetEvent,
  WidgetResultsEvent,
} from './envelope.ts'
export {
  FilePublishError,
  isFilePublishError,
  isRealtimeError,
  isRealtimeUnavailableError,
  type RealtimeCategory,
  RealtimeError,
  type RealtimeFailure,
  RealtimeUnavailableError,
  type StoredFile,
} from './errors.ts'
export { nextPollMs } from './fallback.ts'
export {
  type ChannelFile,
  downloadFile,
  type FileList,
  type FileOptions,
  fileUrl,
  type ListFilesOptions,
  listFiles,
  type PublishedFile,
  type PublishFileOptions,
  publishFile,
} from './files.ts'
export { type FetchHistoryOptions, fetchHistory, historyPages, readMissed } from './history.ts'
export type { NetworkStatus, RealtimeClock } from './host.ts'
export {
  type JoinPresenceOptions,
  joinPresence,
  type PresenceChange,
  type PresenceEvent,
  type PresenceInterval,
} from './join-presence.ts'
export { type MessageStream, type MessagesOptions, messages, onMessage } from './messages.ts'
export { DEFAULT_RECONNECT, type RealtimeOptions } from './options.ts'
export {
  type ChannelOptions,
  type ChannelPresence,
  type ChannelUser,
  getPresenceAttributes,
  hereNow,
  setPresenceAttributes,
  whereNow,
} from './presence-calls.ts'
export { type PublishMessageOptions, publishMessage } from './publish.ts'
export {
  configureRealtime,
  disconnectRealtime,
  onRealtimeConnection,
  onRealtimeStatus,
  realtimeConnection,
  reconnectRealtime,
} from './realtime.ts'
export { type SyncClockOptions, syncClock } from './sync-clock.ts'
export { type Timetoken, timetokenAt } from './timetoken.ts'
export type { ChoiceResult, OptionResult, WidgetResults } from './widget-results.ts'
