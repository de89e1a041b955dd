/** Functions that React Native or older browsers may lack. The packages work without each of them. */
export const NEWER_FUNCTIONS = [
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'AbortSignal#throwIfAborted',
  'Promise.withResolvers',
  'Object.groupBy',
  'Object.hasOwn',
  'Map.groupBy',
  'Array#toSorted',
  'Array#toReversed',
  'Intl.Segmenter',
  'Response.error',
] as const
