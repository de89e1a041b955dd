/** Every door of the packages that importers may open, and the source behind it. */
export const ENTRIES = [
  { specifier: '@touchline/game-rules', file: 'packages/game-rules/src/index.ts' },
  { specifier: '@touchline/engagement-sdk', file: 'packages/engagement-sdk/src/index.ts' },
  { specifier: '@touchline/engagement-sdk/realtime', file: 'packages/engagement-sdk/src/realtime/index.ts' },
  { specifier: '@touchline/engagement-sdk/crypto', file: 'packages/engagement-sdk/src/crypto/index.ts' },
  { specifier: '@touchline/engagement-sdk/wire', file: 'packages/engagement-sdk/src/wire/index.ts' },
  { specifier: '@touchline/engagement-sdk/testing', file: 'packages/engagement-sdk/src/testing/index.ts' },
  { specifier: '@touchline/ui-kit', file: 'packages/ui-kit/src/index.ts' },
  { specifier: '@touchline/ui-kit/questions', file: 'packages/ui-kit/src/questions/index.ts' },
  { specifier: '@touchline/ui-kit/engagement', file: 'packages/ui-kit/src/engagement/index.ts' },
] as const
