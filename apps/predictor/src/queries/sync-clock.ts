export { syncClock } from '@touchline/engagement-sdk/realtime'
