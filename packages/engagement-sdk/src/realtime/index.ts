export type { RealtimeClock } from './clock.ts'
export type { RealtimeAnnouncement, RealtimeConnection } from './connection.ts'
export { MESSAGE_SORTS, type MessageSort } from './envelope.ts'
export { FilePublishError, isFilePublishError, type StoredFile } from './file-publish-error.ts'
export { type FetchHistory, fetchHistory } from './history.ts'
export { type JoinPresenceOptions, joinPresence } from './join-presence.ts'
export { type MessagesOptions, messages } from './messages.ts'
export { ALWAYS_ONLINE, type NetworkStatus } from './network-status.ts'
export {
  type ChannelPresence,
  type ChannelUser,
  getPresenceAttributes,
  hereNow,
  type OnChannel,
  setPresenceAttributes,
  whereNow,
} from './presence-calls.ts'
export type { PresenceChange, PresenceEvent, PresenceInterval } from './presence-event.ts'
export { type PublishMessage, publishMessage } from './publish.ts'
export { type PublishedFile, type PublishFile, publishFile } from './publish-file.ts'
export { readMissed } from './read-missed.ts'
export { isRealtimeError, RealtimeError } from './realtime-error.ts'
export {
  REALTIME_CATEGORIES,
  type RealtimeCategory,
  type RealtimeFailure,
} from './realtime-failure.ts'
export type {
  EventPayload,
  MessageContent,
  MessageFacts,
  RealtimeMessage,
  WidgetEvent,
  WidgetResultsEvent,
} from './realtime-message.ts'
export {
  configureRealtime,
  disconnectRealtime,
  onRealtimeConnection,
  onRealtimeStatus,
  realtimeConnection,
  reconnectRealtime,
} from './realtime-of.ts'
export type { RealtimeOptions } from './realtime-options.ts'
export { isRealtimeUnavailableError, RealtimeUnavailableError } from './realtime-unavailable-error.ts'
export {
  exponentialReconnect,
  GIVE_UP_REASONS,
  type GiveUpReason,
  linearReconnect,
  NO_RECONNECT,
  type ReconnectPolicy,
} from './reconnect-policy.ts'
export type { SubscribeStatus } from './subscribe-state.ts'
export { type SyncClockOptions, syncClock } from './sync-clock.ts'
export { type Timetoken, timetokenAt } from './timetoken.ts'
