import { type HttpHandler, http } from 'msw'
import type { TestPlatform } from './platform.ts'

/** Returns msw handlers that respond to every call below the platform's origin from memory. */
export function platformHandlers(platform: TestPlatform): HttpHandler[] {
  return [http.all(`${platform.origin}/*`, ({ request }) => platform.fetch(request).catch(failedConnection))]
}

/** Returns msw's response for a failed connection; an error thrown by a handler would be reported as the handler's mistake. */
function failedConnection(): Response {
  return Response.error()
}
