/** Below the base path: files with a hash in their name never change; every other file is revalidated. */
export const CACHING = {
  hashed: { folder: 'assets/', cacheControl: 'public, max-age=31536000, immutable' },
  rest: { cacheControl: 'no-cache' },
} as const
