/** @module @touchline/engagement-sdk/testing */

export {
  createPlatform,
  type PlatformOptions,
  type ProfileContent,
  type ProgramContent,
  type TestPlatform,
} from './create-platform.ts'
export type { Fault, FaultRule } from './faults.ts'
export {
  aChoice,
  aLeaderboard,
  anEntry,
  anInteraction,
  anOption,
  aProfile,
  aProgram,
  aWidget,
} from './makers.ts'
export { type MatchScenario, matchDay } from './match-day.ts'
export type { PlatformState, StoredInteraction } from './platform-state.ts'
export type { RecordedCall } from './recorded-call.ts'
export type { SettableClock } from './settable-clock.ts'
