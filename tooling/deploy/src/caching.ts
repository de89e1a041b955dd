/** Below the base path: files with a hash in their name are cached for a year; all other files are revalidated. */
export const CACHING = {
  hashed: { folder: 'assets/', cacheControl: 'public, max-age=31536000, immutable' },
  rest: { cacheControl: 'no-cache' },
} as const
