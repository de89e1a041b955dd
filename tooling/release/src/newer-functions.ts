/** Functions that React Native or an older browser may lack, and that the packages do not need. */
export const NEWER_FUNCTIONS = [
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'AbortSignal#throwIfAborted',
  'Promise.withResolvers',
  'Object.groupBy',
  'Map.groupBy',
  'Array#toSorted',
  'Array#toReversed',
  'Intl.Segmenter',
  'Response.error',
] as const

/** A function without which ky, the HTTP library of the SDK, fails. */
export const NEEDED_FUNCTION = 'Object.hasOwn'
