import { type HttpHandler, http } from 'msw/http'
import type { TestPlatform } from './create-platform.ts'

/**
 * msw handlers that answer every call below the platform's origin from memory.
 *
 * @example setupServer(...platformHandlers(platform)).listen()
 */
export function platformHandlers(platform: TestPlatform): HttpHandler[] {
  return [http.all(`${platform.origin}/*`, ({ request }) => platform.fetch(request).catch(dropped))]
}

/** To msw a connection that fails is an answer of its own kind; a throw would be the handler's mistake. */
function dropped(): Response {
  return Response.error()
}
