export { type EpochMs, instantFromText, isCalendarDay } from './time.ts'
export { MAX_TIMER_MS, type WaitStep, waitStep } from './wait-step.ts'
