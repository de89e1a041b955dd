/** @module @touchline/engagement-sdk/testing */

export {
  aChoice,
  aLeaderboard,
  anEntry,
  anOption,
  aProfile,
  aProgram,
  aWidget,
} from './makers.ts'
export {
  createPlatform,
  type Fault,
  type FaultRule,
  type TestPlatform,
} from './platform.ts'
export { type MatchScenario, matchDay } from './scenarios.ts'
export type { PlatformOptions, PlatformState, RecordedCall } from './state.ts'
