/** Media types of the files of a build, by extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Extensions of files to compress. Fonts are compressed already. */
export const COMPRESSIBLE = ['css', 'html', 'js', 'json', 'svg'] as const
