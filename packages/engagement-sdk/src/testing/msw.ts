import { type HttpHandler, http } from 'msw'
import type { TestPlatform } from './platform.ts'

/** Returns msw handlers that respond to every call below the platform's origin from memory. */
export function platformHandlers(platform: TestPlatform): HttpHandler[] {
  // An error thrown by a handler would be reported as the handler's mistake.
  const respond = (request: Request) => platform.fetch(request).catch(() => Response.error())
  return [http.all(`${platform.origin}/*`, ({ request }) => respond(request))]
}
