/** Below the base path: files whose names carry a hash never change; everything else is asked for again. */
export const CACHING = {
  hashed: { folder: 'assets/', cacheControl: 'public, max-age=31536000, immutable' },
  rest: { cacheControl: 'no-cache' },
} as const

/** Types of the files that a build consists of, by ending. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Endings of files that are worth packing; fonts are packed already. */
export const PACKABLE = ['css', 'html', 'js', 'json', 'svg'] as const
