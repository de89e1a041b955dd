export { type EpochMs, parseInstant } from './instant.ts'
export { type NextTimer, nextTimer } from './next-timer.ts'
