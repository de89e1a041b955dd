/** @module @touchline/game-rules */

export * from './fixtures/index.ts'
export * from './leaderboards/index.ts'
export * from './players/index.ts'
export * from './predictions/index.ts'
export * from './questions/index.ts'
export * from './scoring/index.ts'
export * from './time/index.ts'
export * from './tournaments/index.ts'
