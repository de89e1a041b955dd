export { type EpochMs, instantFromText } from './time.ts'
export { type WaitStep, waitStep } from './wait-step.ts'
