import { preview } from 'vite'

/** Serves the built gallery on the loopback address; closes the server when it is disposed. */
export async function serveGallery() {
  const server = await preview({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The gallery has no address. Is another preview running?')
  return { url, [Symbol.asyncDispose]: () => server.close() }
}
