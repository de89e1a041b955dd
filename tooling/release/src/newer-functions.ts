/** Functions that React Native or an older browser may lack, and that the packages do not need. */
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
