import { preview } from 'vite'
import { GALLERY_CONFIG } from './gallery-config.ts'

/** Serves the built gallery on the loopback address; closes the server when it is disposed. */
export async function serveGallery() {
  const server = await preview({
    configFile: GALLERY_CONFIG,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The gallery has no address. Is another preview running?')
  return { url, [Symbol.asyncDispose]: () => server.close() }
}
