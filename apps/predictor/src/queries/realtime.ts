/** What is used of real-time, in one file of code that no screen waits for. */
export {
  configureRealtime,
  messages,
  onRealtimeConnection,
  realtimeConnection,
  syncClock,
  timetokenAt,
} from '@touchline/engagement-sdk/realtime'
